import type { OrderCode } from "../../shared/OrderCode.ts"
import { Result } from "effect"
import type { SiteConfiguration } from "../../account/SiteConfiguration.ts"
import type { CardForm } from "../../payment/cardForm.ts"
import { promoCodeRefusal } from "../../promotion/toPromotionOutcome.ts"
import type { PromotionOutcome } from "../../promotion/PromotionOutcome.ts"
import type { FieldProblems } from "../../shared/FieldProblems.ts"
import type { ContactField } from "../forms/contactForm.ts"
import type { MediaField } from "../forms/mediaForm.ts"
import { placementRefusedNotice, priceChangedNotice } from "../Notices.ts"
import { PLACE_ORDER_ERROR } from "./placeOrderFailedNotice.ts"
import type { PlaceOrderRequest } from "../Orders.ts"
import { checkPlacement } from "./checkPlacement.ts"
import { hasMatchingTotals } from "./totalsWithTax.ts"
import { type MessageText, messageText } from "../../shared/wording/MessageText.ts"

/** The server's state when a user places an order from a draft. */
export interface PlacingState {
  readonly site: Pick<SiteConfiguration, "takesOrders" | "mayNotPay" | "minimumQuantity">
  readonly draftRevision: number
  /** The order created from the draft, unless it was declined; null if the draft hasn't been ordered. */
  readonly standing: { readonly orderCode: OrderCode; readonly draftRevision: number } | null
  /** The server's own current figures. */
  readonly own: PlaceOrderRequest["shown"]
  /** The current outcome of the draft's promotion code; null if there's neither a code nor a promotion. */
  readonly promotion: PromotionOutcome | null
}

/** The order that a user wants to place, as the screen showed it. */
export interface PlacingCommand {
  /** The revision of the draft that was shown; null means the current one, for clients that don't support revisions. */
  readonly revision: number | null
  readonly shown: PlaceOrderRequest["shown"]
  readonly agreementAccepted: boolean
  /** The problem with the stated purpose; null if it's valid or not required. */
  readonly purposeProblem: string | null
  /** The media problems of list type 270; empty for all other types. */
  readonly mediaProblems: FieldProblems<MediaField>
  readonly contactProblems: FieldProblems<ContactField>
  readonly cardProblems: FieldProblems<keyof CardForm>
}

/**
 * The decision on a placement. `same` means that this exact request was accepted before, and its order is the answer.
 * `title` and `text` are for the user.
 */
export type PlacingDecision =
  | { readonly _tag: "accepted" }
  | { readonly _tag: "same"; readonly orderCode: OrderCode }
  | { readonly _tag: "refused"; readonly title: MessageText; readonly text: MessageText }

const refused = (text: MessageText, title: MessageText = PLACE_ORDER_ERROR): PlacingDecision => ({
  _tag: "refused",
  title,
  text,
})

const DRAFT_MOVED_ON =
  "This order was changed in another window. Please reload the page, review the order and place it again."

const alreadyPlaced = (orderCode: OrderCode): string => `This order has already been placed as ${orderCode}.`

const isNow = (own: PlaceOrderRequest["shown"]): string =>
  `The total is now $${own.total} for ${own.quantity} records: $${own.totalBeforeTax} plus $${own.taxCharge} tax.`

/**
 * Decides whether a draft's existing order is the answer: repeating a request returns the same order, and no draft is
 * ordered twice. Called before other checks, because the draft may have changed since. Returns null if the draft has no
 * such order.
 */
export const decideExistingOrder = (
  standing: PlacingState["standing"],
  revision: number | null,
): PlacingDecision | null => {
  if (standing === null) return null
  return revision === null || revision === standing.draftRevision
    ? { _tag: "same", orderCode: standing.orderCode }
    : refused(alreadyPlaced(standing.orderCode))
}

const KEY_OF_ANOTHER =
  "This request's key was already used for another request. Please place the order again."

/**
 * Decides whether a request key was used before: a key identifies one request with one answer, whether the order was
 * placed, is pending, or was declined [ob4-one-order]. `earlier` is the order that the key was used for, or null.
 * Returns null for a new key.
 */
export const decideRepeatedRequest = (
  earlier: { readonly orderCode: OrderCode; readonly requestHash: string | null } | null,
  requestHash: string,
): PlacingDecision | null => {
  if (earlier === null) return null
  return earlier.requestHash === requestHash
    ? { _tag: "same", orderCode: earlier.orderCode }
    : refused(KEY_OF_ANOTHER)
}

/**
 * Accepts a placement, or rejects it with every reason. [ob4-placing-allowed] [ob5-minimum-quantity]
 * [ob8-below-minimum] [ob8-placing-failed]
 */
export const decidePlacing = (state: PlacingState, command: PlacingCommand): PlacingDecision => {
  const standing = decideExistingOrder(state.standing, command.revision)
  if (standing !== null) return standing
  if (command.revision !== null && command.revision !== state.draftRevision) return refused(DRAFT_MOVED_ON)
  const placeable = checkPlacement({
    takesOrders: state.site.takesOrders,
    mayNotPay: state.site.mayNotPay,
    isCounted: true,
    quantity: state.own.quantity,
    minimum: state.site.minimumQuantity,
    codeProblem: promoCodeRefusal(state.promotion),
    agreementAccepted: command.agreementAccepted,
    purposeProblem: command.purposeProblem,
    mediaProblems: command.mediaProblems,
    contactProblems: command.contactProblems,
    cardProblems: command.cardProblems,
  })
  if (Result.isFailure(placeable)) {
    const { title, text } = placementRefusedNotice(placeable.failure)
    return refused(text, title)
  }
  return hasMatchingTotals(command.shown, state.own)
    ? { _tag: "accepted" }
    : refused(messageText`${priceChangedNotice.text} ${isNow(state.own)}`)
}
