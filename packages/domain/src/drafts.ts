/** An order in progress: a definition with the choices that don't affect the selection, stored as revisions. */

export { Contact, emptyContact } from "./drafts/Contact.ts"
export { Media, type Medium, MEDIUMS } from "./drafts/Media.ts"
export {
  Choices,
  defaultChoices,
  Draft,
  MAX_DRAFT_BYTES,
  MAX_LABEL_SETS,
  MAX_REVISIONS,
} from "./drafts/Draft.ts"
export { DraftConflict, Drafts, DraftTooLarge } from "./drafts/Drafts.ts"
export {
  changeDraft,
  contentOf,
  type DraftChange,
  type DraftContent,
  NothingToUndo,
  undoDraft,
} from "./drafts/changeDraft.ts"
export { holdsChoices, listsInTheMaking, type OpenDraft } from "./drafts/listsInTheMaking.ts"
export { draftName } from "./drafts/draftName.ts"
export { changeText } from "./drafts/changeText.ts"
export {
  type AccountRefusal,
  accountRefusal,
  accountRefusalText,
  chooseAccount,
  choicesOfOtherAccount,
  countsByAccount,
  mayBeFor,
  NAMES_RECORDS,
  namesOfAccount,
} from "./drafts/draftAccount.ts"
export { isSameChoice } from "./drafts/isSameChoice.ts"
export { PricedChoices, pricedChoices } from "./drafts/pricedChoices.ts"
export { wantByArea, wantTotal } from "./drafts/wantedRecords.ts"
