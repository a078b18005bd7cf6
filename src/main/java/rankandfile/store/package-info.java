/**
 * Where files live on each system, and how they are kept safe.
 *
 * <p>Start with {@link rankandfile.store.Folders}; {@link rankandfile.store.SafeFile} replaces a file as a whole or
 * not at all, {@link rankandfile.store.KeptValues} are settings that save themselves, {@link
 * rankandfile.store.Instance} lets one program run. {@link rankandfile.store.Disk} is where tests inject faults.
 *
 * <p>Knows the JDK, texts and files; none of our types, no screen, and starts no thread.
 */
@NullMarked
package rankandfile.store;

import org.jspecify.annotations.NullMarked;
