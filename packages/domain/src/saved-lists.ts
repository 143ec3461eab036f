/** Saved definitions: finding, combining, and recounting them. */

export {
  ListOverlap,
  OverlapRequest,
  OverlapRow,
  type SizedPart,
  sizedParts,
} from "./saved-lists/ListOverlap.ts"
export {
  combineRefusalText,
  compareRefusalText,
  countNotSavedNotice,
  deleteConfirmationText,
  unchangedListsText,
  listChangedText,
  listUnavailableText,
  repeatedListNotice,
  SAVED_LIST_ERROR_TITLE,
  SAVED_LIST_NOT_FOUND,
  savedListFailedNotice,
} from "./saved-lists/Notices.ts"
export {
  isRegionInPart,
  OverlapPart,
  partCode,
  parsePartCode,
  sumRegionSizes,
} from "./saved-lists/OverlapPart.ts"
export { SavedList } from "./saved-lists/SavedList.ts"
export { SavedListId } from "./shared/SavedListId.ts"
export { copyName } from "./saved-lists/copyName.ts"
export {
  findSavedList,
  resolveSavedList,
  findListsWithSameName,
  sameNameListsText,
  SavedListAmbiguous,
  SavedListUnknown,
} from "./saved-lists/findSavedList.ts"
export { MAX_LIST_NAME_LENGTH, FullSavedList, SavedListName } from "./saved-lists/FullSavedList.ts"
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
  MAX_LISTS_PER_FILE,
  MAX_LOCATIONS_PER_LIST_FILE,
  MAX_PERSON_KEYS_PER_FILE,
  SavedListFile,
} from "./saved-lists/SavedListFile.ts"
export { readListFile } from "./saved-lists/readListFile.ts"
export { type ListFileContents, extractFileLists } from "./saved-lists/extractFileLists.ts"
export { referencedAddressFiles, referencedLists, replaceReferences } from "./saved-lists/references.ts"
export {
  NewSavedListShare,
  SavedListShare,
  SHARE_DAYS,
  ShareAccess,
  SharedList,
  SharedListRow,
} from "./saved-lists/SavedListShare.ts"
export { SavedListWatches } from "./saved-lists/SavedListWatches.ts"
export { WatchedList, WatchSchedule } from "./saved-lists/SavedListWatch.ts"
export {
  type ArrivalsAndDepartures,
  hasChanged,
  CountComparison,
  buildCountComparison,
  countComparisonText,
  isNetByArea,
  NET_BY_AREA,
} from "./saved-lists/buildCountComparison.ts"
export { type PurchasedOrder, withoutPurchasedRecords } from "./suppression/withoutPurchasedRecords.ts"
export { SavedListShares } from "./saved-lists/SavedListShares.ts"
export {
  combinableAccounts,
  checkCombination,
  combineButtonState,
  combinedDefinition,
  validateSelection,
  checkComparable,
  operationDefinition,
} from "./saved-lists/validateSelection.ts"
export { comparedIds, validateComparison, type Comparison } from "./saved-lists/validateComparison.ts"
export { partDefinition, overlapDefinition } from "./saved-lists/partDefinition.ts"
export { partText, overlapShareText } from "./saved-lists/partText.ts"
export { OVERLAP_CHOICES, priceParts } from "./saved-lists/priceParts.ts"
export { combineLists, ListsNotCombined } from "./saved-lists/combineLists.ts"
export { deleteSavedLists, ListsNotDeleted, loadSavedLists } from "./saved-lists/loadSavedLists.ts"
export { INITIAL_SAVE_COUNT_MODAL, saveCount, nextSaveCountModal } from "./saved-lists/saveCount.ts"
export { DraftList, SavedListUpdate, SavedListChange } from "./saved-lists/DraftList.ts"
export { type ListContent, SavedListChanged, SavedListEdits } from "./saved-lists/SavedListEdits.ts"
export { saveIntoList } from "./saved-lists/saveIntoList.ts"
export { formerName } from "./saved-lists/formerName.ts"
export { sendQuoteProblem } from "./saved-lists/sendQuote.ts"
export { overlapRows } from "./saved-lists/tables/overlapRows.ts"
export { type TableFile, SavedListTables } from "./saved-lists/tables/SavedListTables.ts"
export {
  ReportFormat,
  displayedCellText,
  type Table,
  type TableCell,
  type TableColumn,
  TableFormat,
  type TableDownload,
} from "./saved-lists/tables/Table.ts"
export { tableCsv } from "./saved-lists/tables/tableCsv.ts"
export {
  MAX_LISTS_PER_TABLE,
  savedListsTable,
  tableSizeProblem,
} from "./saved-lists/tables/savedListsTable.ts"
export { overlapTables } from "./saved-lists/tables/overlapTables.ts"
export { openOverlapPart } from "./saved-lists/openOverlapPart.ts"
export { openSavedList, repeatSavedList } from "./saved-lists/openSavedList.ts"
export {
  isSavedEndDateDisabled,
  isSavedStartDateDisabled,
  decideSavedCountOpening,
  savedListExpiry,
  savedDateBounds,
  SAVED_LISTS_TITLE,
  toggleSavedListRow,
} from "./saved-lists/savedListPage.ts"
export { accountColumn, accountTitle } from "./history/accountColumn.ts"
export { triggersSearch } from "./history/triggersSearch.ts"
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
  computeBothFigures,
  type ListFigures,
} from "./saved-lists/side-by-side/compareFigures.ts"
export {
  parseListReference,
  type ListReferenceText,
  listReferenceText,
  type ListReference,
  type ComparedList,
  readComparedList,
  toComparedList,
} from "./saved-lists/side-by-side/ComparedList.ts"
