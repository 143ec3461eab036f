/** Definitions that are kept, found again, combined and counted anew. */

export { combineRefusalText } from "./saved-lists/Notices.ts"
export { SavedCount } from "./saved-lists/SavedCount.ts"
export { CountNotSaved, type SavedListQuery, SavedLists } from "./saved-lists/SavedLists.ts"
export { combinedDefinition, combineSelected } from "./saved-lists/combineSelected.ts"
export { savedCountExpiry } from "./saved-lists/savedListPage.ts"
