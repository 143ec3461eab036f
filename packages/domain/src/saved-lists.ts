/** Saved definitions: finding, combining and recounting them. */

export {
  ListsOverlap,
  OverlapQuestion,
  OverlapRow,
  type SizedPart,
  sizedParts,
} from "./saved-lists/ListsOverlap.ts"
export {
  combineRefusalText,
  compareRefusalText,
  countNotSaved,
  deleteQuestion,
  keptFormerText,
  listChangedText,
  listGoneText,
  repeatedNotice,
  SAVED_LIST_ERROR,
  SAVED_LIST_GONE,
  savedListFailed,
} from "./saved-lists/Notices.ts"
export { isInPart, OverlapPart, partCode, partOfCode, sizeOfRegions } from "./saved-lists/OverlapPart.ts"
export { SavedList } from "./saved-lists/SavedList.ts"
export { SavedListId } from "./shared/SavedListId.ts"
export { copyName } from "./saved-lists/copyName.ts"
export {
  findSavedList,
  meantSavedList,
  othersOfName,
  othersOfNameText,
  SavedListAmbiguous,
  SavedListUnknown,
} from "./saved-lists/findSavedList.ts"
export { MAX_LIST_NAME, SavedListInFull, SavedListName } from "./saved-lists/SavedListInFull.ts"
export {
  CountNotSaved,
  ImportedLists,
  Recount,
  RepeatedList,
  type SavedListQuery,
  SavedLists,
} from "./saved-lists/SavedLists.ts"
export {
  type EmbeddedAddressFile,
  type EmbeddedList,
  type EmbeddedLocationFile,
  LIST_FILE_VERSION,
  MAX_FILE_LISTS,
  MAX_FILE_LOCATIONS,
  MAX_FILE_PEOPLE,
  SavedListFile,
} from "./saved-lists/SavedListFile.ts"
export { readListFile } from "./saved-lists/readListFile.ts"
export { type ListsOfFile, listsOfFile } from "./saved-lists/listsOfFile.ts"
export { addressFilesNamed, listsNamed, withReferences } from "./saved-lists/references.ts"
export {
  NewSavedListShare,
  SavedListShare,
  SHARE_DAYS,
  ShareAccess,
  SharedList,
  SharedListRow,
} from "./saved-lists/SavedListShare.ts"
export { SavedListWatches } from "./saved-lists/SavedListWatches.ts"
export { WatchedList, WatchEvery } from "./saved-lists/SavedListWatch.ts"
export { type CameAndWent, hasChanged, SinceSaved, sinceSaved, sinceText } from "./saved-lists/sinceSaved.ts"
export { type BoughtOrder, netOfBought } from "./suppression/netOfBought.ts"
export { SavedListShares } from "./saved-lists/SavedListShares.ts"
export {
  accountsToCombine,
  combinable,
  combine,
  combinedDefinition,
  combineSelected,
  comparable,
  definitionOfOperation,
} from "./saved-lists/combineSelected.ts"
export { comparedIds, compareLists, type Comparison } from "./saved-lists/compareLists.ts"
export { definitionOfPart, overlapDefinition } from "./saved-lists/definitionOfPart.ts"
export { partText, shareText } from "./saved-lists/partText.ts"
export { OVERLAP_CHOICES, priceParts } from "./saved-lists/priceParts.ts"
export { combineLists, ListsNotCombined } from "./saved-lists/combineLists.ts"
export { deleteSavedLists, ListsNotDeleted, loadSavedLists } from "./saved-lists/loadSavedLists.ts"
export { SAVE_COUNT_START, saveCount, saveCountModalAfter } from "./saved-lists/saveCount.ts"
export { ListOfDraft, SavedInto, SavedListChange } from "./saved-lists/ListOfDraft.ts"
export { type ListContent, SavedListChanged, SavedListEdits } from "./saved-lists/SavedListEdits.ts"
export { saveIntoList } from "./saved-lists/saveIntoList.ts"
export { formerName } from "./saved-lists/formerName.ts"
export { sendQuoteProblem } from "./saved-lists/sendQuote.ts"
export { overlapRows } from "./saved-lists/tables/overlapRows.ts"
export { type TableFile, SavedListTables } from "./saved-lists/tables/SavedListTables.ts"
export {
  ReportFormat,
  shownCell,
  type Table,
  type TableCell,
  type TableColumn,
  TableFormat,
  type TakenTables,
} from "./saved-lists/tables/Table.ts"
export { tableCsv } from "./saved-lists/tables/tableCsv.ts"
export { MAX_TABLE_LISTS, tableOfLists, tableProblem } from "./saved-lists/tables/tableOfLists.ts"
export { tablesOfOverlap } from "./saved-lists/tables/tablesOfOverlap.ts"
export { openPart } from "./saved-lists/openPart.ts"
export { openSavedList, repeatSavedList } from "./saved-lists/openSavedList.ts"
export {
  isSavedEndDisabled,
  isSavedStartDisabled,
  openingOf,
  savedListExpiry,
  savedDayBounds,
  SAVED_LISTS_TITLE,
  selectRow,
} from "./saved-lists/savedListPage.ts"
export { accountColumn, accountTitle } from "./history/accountColumn.ts"
export { searchRuns } from "./history/searchRuns.ts"
export {
  compareDefinitions,
  type ComparedLine,
  type ComparedPart,
  type ComparisonNames,
} from "./saved-lists/side-by-side/compareDefinitions.ts"
export {
  compareFigures,
  comparedFigureText,
  type ComparedFigure,
  figuresOfBoth,
  type SideFigures,
} from "./saved-lists/side-by-side/compareFigures.ts"
export {
  listReferenceOf,
  type ListReferenceText,
  listReferenceText,
  type ListReference,
  type ListSide,
  readSide,
  sideOfSavedList,
} from "./saved-lists/side-by-side/ListSide.ts"
