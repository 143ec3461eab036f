import { joinMessageLines, type Notice, notice } from "../shared/Notice.ts"
import { orderTexts } from "../shared/wording/orderTexts.ts"
import { joinMessages, type MessageText } from "../shared/wording/MessageText.ts"
import { INVALID_EMAIL_MESSAGE, REQUIRED_FIELD_MESSAGE } from "../shared/Notices.ts"
import { displayDay } from "../suppression/SuppressionDayRange.ts"
import type { AgreementKind } from "./placing/agreementKind.ts"
import { PLACE_ORDER_ERROR } from "./placing/placeOrderFailedNotice.ts"
import type { PlacementRefusal } from "./placing/checkPlacement.ts"

/** The message for an empty field, shown after a failed attempt [ob5-contact]. */
export const CONTACT_REQUIRED = "Required"

/** The message for a control character, such as NUL, which can't appear in files or letters. */
export const UNPRINTABLE_CHARACTER_MESSAGE =
  "Contains a character that can't be printed. Please type it again."

/** The message for an invalid email address [ob5-contact]. */
export const INVALID_EMAIL_TEXT = INVALID_EMAIL_MESSAGE

/**
 * The message for a missing purpose, required by sources that sell records only for stated purposes; the wording is
 * ours.
 */
export const PURPOSE_REQUIRED = "Please state what this list will be used for."

/** The message shown if the Data Use Agreement isn't accepted [ob5-agreement]. */
export const AGREEMENT_REQUIRED = "You must agree to the terms of the Data Use Agreement to place this order."

/** Returns the consent text for a type of Data Use Agreement; the wording is ours [ob5-agreement]. */
export const agreementConsent = (kind: AgreementKind): string => {
  switch (kind) {
    case "standard":
      return "I have read the Data Use Agreement and agree to its terms."
    case "emailCampaign":
      return "I have read the Data Use Agreement and agree to its terms. I acknowledge that no actual email addresses are delivered."
  }
}

/** Returns the message for a quantity below the minimum [ob8-below-minimum]. */
export const belowMinimumText = (minimum: number): string =>
  `The quantity that you entered is less than the minimum quantity of ${minimum}.`

/** Returns the warning that a count is below the minimum [ob8-below-minimum]. */
export const countBelowMinimumNotice = (minimum: number): Notice =>
  notice("warning", orderTexts.countBelowMinimumTitle, belowMinimumText(minimum))

/** Returns the error that a total is below the minimum [ob8-below-minimum]. */
export const totalBelowMinimumNotice = (minimum: number): Notice =>
  notice("error", orderTexts.totalBelowMinimumTitle, belowMinimumText(minimum))

/** The notice that a count must be saved before its quote is sent. */
export const savedCountRequiredNotice: Notice = notice("error", "", orderTexts.quoteNeedsSavedCount)

/** The question that confirms resetting an order; the wording is ours [ob4-reset]. */
export const RESET_ORDER_CONFIRMATION =
  "Reset this order? This clears its areas, audience, options, quantities and contact, but not its data source."

/** The notice that the order was reset [ob4-reset]. */
export const orderResetNotice: Notice = notice("success", "", "Order has been reset")

/** The notice that the processor declined the card and nothing was charged. */
export const cardDeclinedNotice: Notice = notice(
  "error",
  PLACE_ORDER_ERROR,
  "The card was declined and nothing was charged. Please check the card or use another one.",
)

/** The notice that the processor's page closed before the buyer paid, so nothing was charged. */
export const paymentExpiredNotice: Notice = notice(
  "error",
  PLACE_ORDER_ERROR,
  "The payment wasn't made in time, and nothing was charged. Please place the order again.",
)

/** The notice that the displayed amounts no longer match the server's. */
export const priceChangedNotice: Notice = notice(
  "error",
  PLACE_ORDER_ERROR,
  "The price has changed since it was shown. Nothing was charged; please check the new total and place the order again.",
)

/** Returns the message for a fully refunded order's list. `day` is an ISO date. */
export const downloadClosedText = (day: string): string =>
  `This order was refunded on ${displayDay(day)}, so its list can no longer be downloaded.`

/** Returns the sentence that states the last day to download a list. `day` is an ISO date. */
export const downloadDeadlineText = (day: string): string =>
  `You can download the list until ${displayDay(day)}.`

/** Returns the message for a list that's no longer stored. `day` is its last day, as an ISO date. */
export const listRemovedText = (day: string): string =>
  `This list was available until ${displayDay(day)} and can no longer be downloaded.`

/** Returns the message that an order's promotion code can be used again after a full refund. The wording is ours. */
export const promotionReleasedText = (code: string): string => `The promotion code ${code} can be used again.`

/** The number of hours within which orders are fulfilled [ob9-fulfilment]. */
export const FULFILLMENT_HOURS = 4
/** The number of minutes that fulfillment usually takes during business hours [ob9-fulfilment]. */
export const TYPICAL_FULFILLMENT_MINUTES = 30

/** The fulfillment time promised to buyers [ob9-fulfilment]. */
export const FULFILLMENT_PROMISE = `Orders are fulfilled within ${FULFILLMENT_HOURS} hours, typically under ${TYPICAL_FULFILLMENT_MINUTES} minutes in business hours (Mon-Fri 8am-6pm EST).`

/** The note about after-hours orders from new customers [ob9-fulfilment]. */
export const AFTER_HOURS_NOTE =
  "After-hours orders from new customers may be held; they are usually fulfilled within one business day."

/** Returns the notice for a reason why an order can't be placed; the reasons are in the order of the form. */
export const placementNotice = (refusal: PlacementRefusal): Notice => {
  switch (refusal._tag) {
    case "PlacingDisabled":
      return notice("error", "", "This site isn't accepting orders right now.")
    case "NoPayUser":
      return notice("error", "", "You aren't allowed to place orders. Please contact us if you need access.")
    case "NotCounted":
      return notice("error", "", "Please get a count before you place the order.")
    case "BelowMinimum":
      return totalBelowMinimumNotice(refusal.minimum)
    case "CodeNotTaken":
      return notice("error", "", refusal.reason)
    case "PurposeMissing":
      return notice("error", "", PURPOSE_REQUIRED)
    case "AgreementNotAccepted":
      return notice("error", "", AGREEMENT_REQUIRED)
    case "MediaIncomplete":
      return missingMediaNotice(refusal.problems)
    case "ContactIncomplete":
      return notice("error", "", formText("contact information", refusal.problems))
    case "CardIncomplete":
      return notice("error", "", formText("payment information", refusal.problems))
  }
}

/** Joins all reasons into one message, one per line. */
export const placementRefusalText = (refusals: ReadonlyArray<PlacementRefusal>): MessageText =>
  joinMessageLines(refusals.map((refusal) => placementNotice(refusal).text))

/**
 * Joins all reasons into one notice, which has a special title if the minimum is the only reason [ob8-below-minimum]
 * [ob8-placing-failed].
 */
export const placementRefusedNotice = (refusals: ReadonlyArray<PlacementRefusal>): Notice =>
  notice(
    "error",
    refusals.every(({ _tag }) => _tag === "BelowMinimum")
      ? orderTexts.totalBelowMinimumTitle
      : PLACE_ORDER_ERROR,
    placementRefusalText(refusals),
  )

/** The messages that mean only that a field is empty. */
const EMPTY: ReadonlySet<MessageText> = new Set([CONTACT_REQUIRED, REQUIRED_FIELD_MESSAGE])

/** Lists a form's invalid fields, then explains the problems other than empty fields. */
const formText = (form: string, problems: Readonly<Record<string, MessageText>>): MessageText => {
  const reasons = new Set(Object.values(problems).filter((words) => !EMPTY.has(words)))
  return joinMessages([`Please complete the ${form}: ${fieldNames(problems)}.`, ...reasons], " ")
}

/** Returns the notice that a digital media list lacks its medium, or some of the medium's fields [ob5-media]. */
export const missingMediaNotice = (
  problems: Extract<PlacementRefusal, { readonly _tag: "MediaIncomplete" }>["problems"],
): Notice => notice("error", "", formText("media type", problems))

/** Converts field names to readable form: 'first name' for 'firstName'. */
const fieldNames = (problems: Readonly<Record<string, MessageText>>): string =>
  Object.keys(problems)
    .map((field) => field.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`))
    .join(", ")
