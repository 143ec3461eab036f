/** Suppressions: leaving out prior orders, saved lists and files, and the code that stores the choice. */

export { type Days, displayDay, isIsoDay, isoDayOf } from "./suppression/Days.ts"
export { keyColumnsText, nothingMatched, suppressionDaysText } from "./suppression/Notices.ts"
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
  pickSuppression,
  setSuppressionDays,
  toggleSuppression,
  unpickSuppression,
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
  type KeyColumnsChosen,
  type KeyField,
  type PersonKeyColumn,
  suggestedKeyColumns,
  suggestedPersonKeyColumn,
} from "./suppression/keyColumns.ts"
export { chosenDaysRefused, todaysAt } from "./suppression/chosenDays.ts"
export { hiddenSuppressionText, isSuppressionHidden } from "./suppression/hiddenSuppression.ts"
export { listSuppressions } from "./suppression/listSuppressions.ts"
export { mailPlaceOf } from "./suppression/mailPlaceOf.ts"
export {
  digitsOfSpellings,
  isAddressOfOneForm,
  normalAddress,
  normalAddressBefore,
} from "./shared/normalAddress.ts"
export { normalName } from "./suppression/normalName.ts"
export { allowedSuppressions, offeredSuppressions } from "./suppression/offeredSuppressions.ts"
export { type OrderSuppressionEntry, orderSuppressionsOf } from "./suppression/orderSuppressions.ts"
export { processSuppressionFile, uploadSuppressionFile } from "./suppression/suppressionFile.ts"
export {
  checkSuppressionDays,
  endBounds,
  isSuppressedByDays,
  startBounds,
} from "./suppression/suppressionDates.ts"
export { type KnownSuppressions, suppressionFormOf, suppressionsOf } from "./suppression/suppressionsOf.ts"
