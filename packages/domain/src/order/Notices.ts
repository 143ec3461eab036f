import { joinTexts, type Notice, notice } from "../shared/Notice.ts"
import { EMAIL_MUST_BE_VALID, ITS_REQUIRED } from "../shared/Notices.ts"
import { displayDay } from "../suppression/Days.ts"
import type { AgreementKind } from "./placing/agreementKind.ts"
import { PLACE_ORDER_ERROR } from "./placing/placeOrderFailed.ts"
import type { PlacementRefusal } from "./placing/placeability.ts"

/** An empty field, after a failed attempt [ob5-contact]. */
export const CONTACT_REQUIRED = "Required"

/** A control character, such as NUL, which no file and no letter can hold. */
export const CONTACT_UNPRINTABLE = "Contains a character that cannot be printed. Please type it again."

/** [ob5-contact] */
export const EMAIL_NOT_VALID = EMAIL_MUST_BE_VALID

/** Ours: a source sells its records for stated purposes only. */
export const PURPOSE_REQUIRED = "Please state what this list will be used for."

/** [ob5-agreement] */
export const AGREEMENT_REQUIRED = "You must agree to the terms of the Data Use Agreement to place this order."

/** Ours: the words that accept a Data Use Agreement, by its kind [ob5-agreement]. */
export const agreementConsent = (kind: AgreementKind): string => {
  switch (kind) {
    case "standard":
      return "I have read the Data Use Agreement and agree to its terms."
    case "emailCampaign":
      return "I have read the Data Use Agreement and agree to its terms. I acknowledge that no actual e-mail addresses are delivered."
  }
}

/** [ob8-below-minimum] */
export const belowMinimumText = (minimum: number): string =>
  `The quantity that you entered is less than the minimum quantity of ${minimum}.`

/** [ob8-below-minimum] */
export const countBelowMinimum = (minimum: number): Notice =>
  notice("warning", "Count Number Error", belowMinimumText(minimum))

const TOTAL_NUMBER_ERROR = "Total Number Error"

/** [ob8-below-minimum] */
export const totalBelowMinimum = (minimum: number): Notice =>
  notice("error", TOTAL_NUMBER_ERROR, belowMinimumText(minimum))

/** Asks for the count to be saved before its quote is sent. */
export const quoteNeedsSavedCount: Notice = notice(
  "error",
  "",
  'In order to "send Quote", please first "Save Count"',
)

/** Ours: what the confirmation asks before an order is reset [ob4-reset]. */
export const RESET_QUESTION =
  "Reset this order? Its areas, audience, options, quantities and contact are cleared; the data source stays."

/** [ob4-reset] */
export const orderReset: Notice = notice("success", "", "Order has been reset")

/** The processor said no; nothing was charged. */
export const cardDeclined: Notice = notice(
  "error",
  PLACE_ORDER_ERROR,
  "The card was declined and nothing was charged. Please check the card or use another one.",
)

/** The processor's page closed before the buyer paid on it; nothing was charged. */
export const paymentNotMade: Notice = notice(
  "error",
  PLACE_ORDER_ERROR,
  "The payment was not made in time and nothing was charged. Please place the order again.",
)

/** The figures on the screen are no longer the server's. */
export const shownTotalsDiffer: Notice = notice(
  "error",
  PLACE_ORDER_ERROR,
  "The price has changed since it was shown. Nothing was charged; please check the new total and place the order again.",
)

/** The list of an order that was refunded in full. `day` ISO. */
export const downloadClosedText = (day: string): string =>
  `This order was refunded on ${displayDay(day)}, so its list can no longer be downloaded.`

/** Hours within which orders are fulfilled [ob9-fulfilment]. */
export const FULFILMENT_HOURS = 4
/** Minutes that it usually takes in business hours [ob9-fulfilment]. */
export const USUAL_FULFILMENT_MINUTES = 30

/** [ob9-fulfilment] */
export const FULFILMENT_PROMISE = `Orders are fulfilled within ${FULFILMENT_HOURS} hours, typically under ${USUAL_FULFILMENT_MINUTES} minutes in business hours (Mon-Fri 8am-6pm EST).`

/** [ob9-fulfilment] */
export const AFTER_HOURS =
  "After-hours orders from new customers may be held; they are usually fulfilled within one business day."

/** One notice a reason that an order cannot be placed, in the order of the form. */
export const placementNotice = (refusal: PlacementRefusal): Notice => {
  switch (refusal._tag) {
    case "PlacingDisabled":
      return notice("error", "", "Orders cannot be placed on this site at the moment.")
    case "NoPayUser":
      return notice(
        "error",
        "",
        "You are not allowed to place orders. Please contact us to have this changed.",
      )
    case "NotCounted":
      return notice("error", "", "Please get the count before you place the order.")
    case "BelowMinimum":
      return totalBelowMinimum(refusal.minimum)
    case "CodeNotTaken":
      return notice("error", "", refusal.reason)
    case "PurposeMissing":
      return notice("error", "", PURPOSE_REQUIRED)
    case "AgreementNotAccepted":
      return notice("error", "", AGREEMENT_REQUIRED)
    case "MediaIncomplete":
      return mediaMissing(refusal.problems)
    case "ContactIncomplete":
      return notice("error", "", formText("contact information", refusal.problems))
    case "CardIncomplete":
      return notice("error", "", formText("payment information", refusal.problems))
  }
}

/** All reasons as one text, a line each. */
export const placementText = (refusals: ReadonlyArray<PlacementRefusal>): string =>
  joinTexts(refusals.map((refusal) => placementNotice(refusal).text))

/** All reasons as one notice; the minimum alone has a title of its own [ob8-below-minimum] [ob8-placing-failed]. */
export const placementRefused = (refusals: ReadonlyArray<PlacementRefusal>): Notice =>
  notice(
    "error",
    refusals.every(({ _tag }) => _tag === "BelowMinimum") ? TOTAL_NUMBER_ERROR : PLACE_ORDER_ERROR,
    placementText(refusals),
  )

/** Words that say no more than that a field is empty. */
const EMPTY: ReadonlySet<string> = new Set([CONTACT_REQUIRED, ITS_REQUIRED])

/** Names the fields of a form, then says what is wrong with those that are not just empty. */
const formText = (form: string, problems: Readonly<Record<string, string>>): string => {
  const reasons = new Set(Object.values(problems).filter((words) => !EMPTY.has(words)))
  return [`Please complete the ${form}: ${fieldNames(problems)}.`, ...reasons].join(" ")
}

/** A list for digital media lacks its medium, or fields of it [ob5-media]. */
export const mediaMissing = (
  problems: Extract<PlacementRefusal, { readonly _tag: "MediaIncomplete" }>["problems"],
): Notice => notice("error", "", formText("media type", problems))

/** 'firstName' as people read it: 'first name'. */
const fieldNames = (problems: Readonly<Record<string, string>>): string =>
  Object.keys(problems)
    .map((field) => field.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`))
    .join(", ")
