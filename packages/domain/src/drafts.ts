/** An order in progress: a definition with the choices that don't affect the selection, stored as revisions. */

export { Contact, emptyContact } from "./drafts/Contact.ts"
export { Media, type MediaType, MEDIA_TYPES } from "./drafts/Media.ts"
export {
  Choices,
  defaultChoices,
  Draft,
  MAX_DRAFT_BYTES,
  MAX_LABEL_SETS,
  MAX_REVISIONS,
} from "./drafts/Draft.ts"
export { Drafts } from "./drafts/Drafts.ts"
export { DraftConflict, DraftTooLarge } from "./drafts/draftFailures.ts"
export {
  changeDraft,
  draftContent,
  type DraftChange,
  type DraftContent,
  NothingToUndo,
  undoDraft,
} from "./drafts/changeDraft.ts"
export { hasChoices, unfinishedLists, type OpenDraft } from "./drafts/unfinishedLists.ts"
export { draftName } from "./drafts/draftName.ts"
export { changeText } from "./drafts/changeText.ts"
export {
  type AccountRefusal,
  accountRefusal,
  accountRefusalText,
  chooseAccount,
  choicesForNewAccount,
  dependsOnAccount,
  canAssignToAccount,
  REFERENCES_RECORDS_MESSAGE,
  referencesAccountRecords,
} from "./drafts/draftAccount.ts"
export { hasSameChoices } from "./drafts/hasSameChoices.ts"
export { PricingChoices, pickPricingChoices } from "./drafts/pickPricingChoices.ts"
export { setWantedRecordsByArea, setWantedTotal } from "./drafts/wantedRecords.ts"
