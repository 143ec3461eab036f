import { Schema } from "effect"
import { CanonicalDefinition } from "../definition/canonicalDefinition.ts"
import { Contact, emptyContact } from "./Contact.ts"
import { Media } from "./Media.ts"
import { ChosenQuickPick } from "../audience/quick-picks/QuickPick.ts"
import { OrderStep } from "../definition/OrderStep.ts"
import { QuoteId } from "../shared/QuoteId.ts"
import { SavedCountId } from "../shared/SavedCountId.ts"
import { DraftId } from "../shared/DraftId.ts"
import { AccountId } from "../account/AccountId.ts"

/** The revisions that a draft keeps for undo. */
export const MAX_REVISIONS = 200
/** The most bytes that definition and choices may take together as JSON. */
export const MAX_DRAFT_BYTES = 256 * 1024
/** The most sets of labels that one order may have. */
export const MAX_LABEL_SETS = 99

/**
 * Everything chosen for an order that does not change which records it selects. Never holds payment data. Drafts are
 * stored, so a new key must be optional.
 */
export const Choices = Schema.Struct({
  step: OrderStep,
  /** The count run whose answer the summary shows. */
  countId: Schema.NullOr(Schema.String),
  /** MultipleId of the price list: 1 One Time ... 6, 100 Multiple Times. */
  listUsage: Schema.Int,
  promoCode: Schema.NullOr(Schema.String),
  /** Wanted records by area key; a missing area wants everything available. */
  quantities: Schema.Record(Schema.String, Schema.Int),
  /**
   * Wanted records of all areas together, spread over them; if present, `quantities` and the quantities below an area
   * are ignored.
   */
  wantedTotal: Schema.optionalKey(Schema.Int),
  contact: Contact,
  /** Wanted records below an area: by area key, then by detail code ('60614C001'), spread over what lies below, or detail and occupants ('60614C001/homes'). */
  detailQuantities: Schema.optionalKey(
    Schema.Record(Schema.String, Schema.Record(Schema.String, Schema.Int)),
  ),
  /**
   * The quick picks in force, each with its additions to the audience; missing: no quick picks. The audience itself
   * already includes the additions.
   */
  quickPicks: Schema.optionalKey(Schema.Array(ChosenQuickPick)),
  /** Media of list type 270; missing: not chosen yet. */
  media: Schema.optionalKey(Media),
  /** AdditionalOutputColumns, by name; missing: no additional columns. */
  outputColumns: Schema.optionalKey(Schema.Array(Schema.String)),
  /** Sets of address labels, printed and shipped; missing: no labels. */
  labelCount: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: MAX_LABEL_SETS }))),
  /** The stated use of the list, if its source asks for one; missing: nothing was chosen. */
  permittedPurpose: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(300))),
  /** The package of list type 190. */
  mobilePackageId: Schema.optionalKey(Schema.Int),
  creativeId: Schema.optionalKey(Schema.String),
  /** The quote that it was opened from, whose prices hold while it is valid and the selection stays. */
  quoteId: Schema.optionalKey(QuoteId),
  /** SeeBreakDown: the count is broken down for sources that have a breakdown. */
  seeBreakdown: Schema.optionalKey(Schema.Boolean),
})
export type Choices = typeof Choices.Type

/** The choices of a new draft: one use, everything available, nothing filled in. */
export const defaultChoices: Choices = {
  step: "input",
  countId: null,
  listUsage: 1,
  promoCode: null,
  quantities: {},
  contact: emptyContact,
}

/** An order in the making. One row on the server; every change is a new revision. */
export const Draft = Schema.Struct({
  id: DraftId,
  /** The account that it is for. */
  accountId: AccountId,
  listType: Schema.Int,
  /** Starts at 1 and grows by one with every change. */
  revision: Schema.Int,
  definition: CanonicalDefinition,
  choices: Choices,
  /** True if an older revision is kept to go back to. */
  canUndo: Schema.Boolean,
  /** ISO instant. */
  updatedAt: Schema.String,
  /**
   * The saved list that it was opened from or saved as; missing: no saved list. `name` is the list's current name;
   * null: it was deleted.
   */
  savedList: Schema.optionalKey(Schema.Struct({ id: SavedCountId, name: Schema.NullOr(Schema.String) })),
})
export type Draft = typeof Draft.Type
