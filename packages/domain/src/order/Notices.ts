import { joinTexts, type Notice, notice } from "../shared/Notice.ts"
import type { PlacementRefusal } from "./placeability.ts"

/** spec: order-builder §9 (count error notices stay 10 seconds) */
export const COUNT_ERROR_MS = 10_000

/** An empty contact field, after a failed attempt. spec: order-builder §5 */
export const CONTACT_REQUIRED = "Required"

/** spec: portal §5 */
export const EMAIL_NOT_VALID = "E-mail must be valid"

/** spec: order-builder §5 (Place order) */
export const AGREEMENT_REQUIRED = "You must agree to the terms of the Data Use Agreement to place this order."

export const belowMinimumText = (minimum: number): string =>
  `The quantity that you entered is less than the minimum quantity of ${minimum}.`

/** spec: order-builder §5 (Quantities and counts) */
export const countBelowMinimum = (minimum: number): Notice =>
  notice("warning", "Count Number Error", belowMinimumText(minimum))

/** spec: order-builder §5 (Quantities and counts), when placing */
export const totalBelowMinimum = (minimum: number): Notice =>
  notice("error", "Total Number Error", belowMinimumText(minimum))

/** spec: order-builder §8 (Count failure) */
export const countFailed: Notice = notice("error", "Count Error", "please try again", COUNT_ERROR_MS)

/** spec: order-builder §8 (Order placement failure) */
export const placeOrderFailed: Notice = notice(
  "error",
  "Place Order Error",
  "Unfortunately, the system is unable to process your request. Our technical support specialists have been notified. Thank you for your patience while we work to resolve the error.",
)

/** spec: order-builder §8 */
export const quoteNeedsSavedCount: Notice = notice(
  "error",
  "",
  'In order to "send Quote", please first "Save Count"',
)

/** spec: order-builder §4 (Reset order) */
export const orderReset: Notice = notice("success", "", "Order has been reset")

/** The processor said no; nothing was charged. */
export const cardDeclined: Notice = notice(
  "error",
  "Place Order Error",
  "The card was declined and nothing was charged. Please check the card or use another one.",
)

/** The figures on the screen are no longer the server's. */
export const shownTotalsDiffer: Notice = notice(
  "error",
  "Place Order Error",
  "The price has changed since it was shown. Nothing was charged; please check the new total and place the order again.",
)

/** One notice a reason that an order cannot be placed, in the order of the form. */
export const placementNotice = (refusal: PlacementRefusal): Notice => {
  switch (refusal._tag) {
    case "PlacingDisabled":
      return notice("error", "", "Orders cannot be placed on this site at the moment.")
    case "NoPayUser":
      return notice("error", "", "Your user may not place orders. Please contact us to have this changed.")
    case "NotCounted":
      return notice("error", "", "Please get the count before you place the order.")
    case "BelowMinimum":
      return totalBelowMinimum(refusal.minimum)
    case "AgreementNotAccepted":
      return notice("error", "", AGREEMENT_REQUIRED)
    case "ContactIncomplete":
      return notice("error", "", `Please complete the contact information: ${fieldNames(refusal.problems)}.`)
    case "CardIncomplete":
      return notice("error", "", `Please complete the payment information: ${fieldNames(refusal.problems)}.`)
  }
}

/** All reasons as one text, a line each. */
export const placementText = (refusals: ReadonlyArray<PlacementRefusal>): string =>
  joinTexts(refusals.map((refusal) => placementNotice(refusal).text))

/** 'firstName' as people read it: 'first name'. */
const fieldNames = (problems: Readonly<Record<string, string>>): string =>
  Object.keys(problems)
    .map((field) => field.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`))
    .join(", ")
