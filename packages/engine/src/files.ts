/**
 * Crash-safe files and folders: written as a whole, flushed, locked against a second process, and readable only by
 * their owner.
 */

export { flush } from "./files/flush.ts"
export { lockFolder } from "./files/folderLock.ts"
export { forkModule } from "./files/forkModule.ts"
export { createPrivateFolder, restrictToOwner } from "./files/privateFiles.ts"
export { explainStorageError } from "./files/explainStorageError.ts"
export { moveIntoPlace, writeFileAtomically } from "./files/writeFileAtomically.ts"
