/** Suppressions: excluding prior orders, saved lists, and files, and the code that encodes the choice. */

export {
  type SuppressionDayRange,
  displayDay,
  isIsoDay,
  toIsoDay,
} from "./suppression/SuppressionDayRange.ts"
export {
  keyColumnsRefusalText,
  nothingMatchedNotice,
  suppressionDaysRefusalText,
} from "./suppression/Notices.ts"
export type { SuppressionChoices, SuppressionForm } from "./suppression/SuppressionForm.ts"
export {
  SelectedSuppression,
  selectedSuppression,
  SUPPRESSION_KINDS,
  SuppressionKind,
  SuppressionListItem,
} from "./suppression/SuppressionListItem.ts"
export {
  type SuppressionFile,
  SuppressionLists,
  type SuppressionQuery,
  type UploadedSuppressionFile,
} from "./suppression/SuppressionLists.ts"
export { type SuppressionLine, suppressionLines } from "./suppression/suppressionLines.ts"
export { RejectedRow, SuppressionReport } from "./suppression/SuppressionReport.ts"
export {
  chooseSuppressionMode,
  selectSuppression,
  setSuppressionDays,
  toggleSuppression,
  deselectSuppression,
} from "./suppression/changeSuppression.ts"
export {
  decodeSuppression,
  encodeSuppression,
  suppressionEntryTypes,
  type SuppressionMode,
} from "./suppression/suppressionCodes.ts"
export {
  checkKeyColumns,
  checkPersonKeyColumn,
  type KeyColumns,
  type KeyColumnMapping,
  type KeyField,
  type PersonKeyColumn,
  suggestedKeyColumns,
  suggestedPersonKeyColumn,
} from "./suppression/keyColumns.ts"
export { chosenDaysRefusal, currentDatesAt } from "./suppression/chosenDays.ts"
export { hiddenSuppressionText, isSuppressionHidden } from "./suppression/findHiddenSuppression.ts"
export { listSuppressions } from "./suppression/listSuppressions.ts"
export { toMailPlace } from "./suppression/toMailPlace.ts"
export {
  spellingDigits,
  hasSingleNormalForm,
  normalizeAddress,
  normalizeAddressLegacy,
} from "./shared/normalizeAddress.ts"
export { normalizeName } from "./suppression/normalizeName.ts"
export { allowedSuppressions, offeredSuppressions } from "./suppression/offeredSuppressions.ts"
export { type OrderSuppressionEntry, toOrderSuppressions } from "./suppression/orderSuppressions.ts"
export { processSuppressionFile, uploadSuppressionFile } from "./suppression/suppressionFile.ts"
export {
  checkSuppressionDays,
  endDateBounds,
  isSuppressedByDays,
  startDateBounds,
} from "./suppression/suppressionDates.ts"
export {
  type KnownSuppressions,
  toSuppressionForm,
  toSuppressionChoices,
} from "./suppression/toSuppressionChoices.ts"
