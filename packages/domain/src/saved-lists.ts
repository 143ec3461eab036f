/** Saved definitions: finding, combining and counting them again. */

export { combineRefusalText } from "./saved-lists/Notices.ts"
export { SavedCount, SavedCountId } from "./saved-lists/SavedCount.ts"
export { copyName } from "./saved-lists/copyName.ts"
export { findSavedList, SavedListAmbiguous, SavedListUnknown } from "./saved-lists/findSavedList.ts"
export { SavedList, SavedListName } from "./saved-lists/SavedList.ts"
export { CountNotSaved, type SavedListQuery, SavedLists } from "./saved-lists/SavedLists.ts"
export {
  combinable,
  combinedDefinition,
  combineSelected,
  comparable,
  definitionOfOperation,
} from "./saved-lists/combineSelected.ts"
export { savedCountExpiry } from "./saved-lists/savedListPage.ts"
