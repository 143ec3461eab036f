import { Schema } from "effect"
import { CanonicalDefinition } from "../definition/canonicalDefinition.ts"
import { Contact, emptyContact } from "./Contact.ts"
import { Media } from "./Media.ts"
import { ChosenQuickPick } from "../audience/quick-picks/QuickPick.ts"
import { OrderStep } from "../definition/OrderStep.ts"
import { QuoteId } from "../shared/QuoteId.ts"
import { SavedListId } from "../shared/SavedListId.ts"
import { DraftId } from "../shared/DraftId.ts"
import { AccountId } from "../account/AccountId.ts"

/** The number of revisions of a draft that are kept for undo. */
export const MAX_REVISIONS = 200
/** The maximum size of the definition and choices together, in bytes of JSON. */
export const MAX_DRAFT_BYTES = 256 * 1024
/** The maximum number of label sets in one order. */
export const MAX_LABEL_SETS = 99

/**
 * Everything chosen for an order that doesn't affect which records it selects. Never contains payment data. Drafts are
 * stored, so a new key must be optional.
 */
export const Choices = Schema.Struct({
  step: OrderStep,
  /** The count run whose answer the summary shows. */
  countId: Schema.NullOr(Schema.String),
  /** The code of a usage in the price list: 1 One Time ... 6, 100 Multiple Times. */
  listUsage: Schema.Int,
  promoCode: Schema.NullOr(Schema.String),
  /** The wanted records by area key; for an area without an entry, everything available is wanted. */
  quantities: Schema.Record(Schema.String, Schema.Int),
  /**
   * The total number of records wanted, distributed among all areas; if present, `quantities` and `detailQuantities`
   * are ignored.
   */
  wantedTotal: Schema.optionalKey(Schema.Int),
  contact: Contact,
  /**
   * The wanted records within an area, by area key and then by detail code ('60614C001'), with the quantity distributed
   * among the detail's parts, or by detail and occupants ('60614C001/homes').
   */
  detailQuantities: Schema.optionalKey(
    Schema.Record(Schema.String, Schema.Record(Schema.String, Schema.Int)),
  ),
  /**
   * The applied quick picks, each with its additions to the audience; missing if there aren't any. The audience itself
   * already includes the additions.
   */
  quickPicks: Schema.optionalKey(Schema.Array(ChosenQuickPick)),
  /** The media of list type 270; missing if not chosen yet. */
  media: Schema.optionalKey(Media),
  /** The additional output columns, by name; missing if there aren't any. */
  outputColumns: Schema.optionalKey(Schema.Array(Schema.String)),
  /** The number of address label sets, printed and shipped; missing for no labels. */
  labelCount: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: MAX_LABEL_SETS }))),
  /** The stated use of the list, if its source requires one; missing if nothing was chosen. */
  permittedPurpose: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(300))),
  /** The mobile package for list type 190. */
  mobilePackageId: Schema.optionalKey(Schema.Int),
  creativeId: Schema.optionalKey(Schema.String),
  /** The quote that the draft was opened from; its prices apply while it's valid and the selection is unchanged. */
  quoteId: Schema.optionalKey(QuoteId),
  /** True to break down the count; only some sources have a breakdown. */
  seeBreakdown: Schema.optionalKey(Schema.Boolean),
})
export type Choices = typeof Choices.Type

/** The choices of a new draft: one-time use, everything available, nothing filled in. */
export const defaultChoices: Choices = {
  step: "input",
  countId: null,
  listUsage: 1,
  promoCode: null,
  quantities: {},
  contact: emptyContact,
}

/** An order in progress. On the server, it's one row, and every change is a new revision. */
export const Draft = Schema.Struct({
  id: DraftId,
  /** The account that the draft is for. */
  accountId: AccountId,
  listType: Schema.Int,
  /** The revision number; starts at 1 and increases by one with every change. */
  revision: Schema.Int,
  definition: CanonicalDefinition,
  choices: Choices,
  /** True if an earlier revision is available for undo. */
  canUndo: Schema.Boolean,
  /** The time of the last change as an ISO instant. */
  updatedAt: Schema.String,
  /**
   * The saved list that the draft was opened from or saved as; missing if there isn't one. `name` is the list's current
   * name; null if it was deleted.
   */
  savedList: Schema.optionalKey(Schema.Struct({ id: SavedListId, name: Schema.NullOr(Schema.String) })),
})
export type Draft = typeof Draft.Type
