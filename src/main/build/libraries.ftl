<#-- One line for each library: its name and version, its licences, its home on the web; tabs between. -->
<#list dependencyMap as e>
<#assign library = e.getKey()/>
${library.name} ${library.version}	${e.getValue()?join(", ")}	${(library.url)!"-"}
</#list>
