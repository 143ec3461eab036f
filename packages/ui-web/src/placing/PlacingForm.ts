import { Contact } from "@listwright/domain/drafts"
import { AGREEMENT_REQUIRED, contactProblems } from "@listwright/domain/order"
import { orderCard, type PayingCard, type SavedCard } from "@listwright/domain/payment"
import { Result, Schema } from "effect"
import { CardFields, withDigits } from "../card-form/CardFields.ts"
import { inWording, type Wording, type Words } from "@listwright/domain/shared"

const Fields = Schema.Struct({
  contact: Contact,
  card: CardFields,
  /** True to save the card for the next order. */
  keepsCard: Schema.Boolean,
  agreementAccepted: Schema.Boolean,
})
export type PlacingForm = typeof Fields.Type

const issues = (group: "contact" | "card", problems: Readonly<Record<string, Words>>, wording: Wording) =>
  Object.entries(problems).map(([field, problem]) => ({
    path: [group, field],
    issue: inWording(problem, wording),
  }))

const cardOf = (card: CardFields, saved: SavedCard | null) => orderCard(withDigits(card), saved)

/** Returns a valid form's card in the processor's format; null if the form isn't valid. */
export const payingCard = (card: CardFields, saved: SavedCard | null): PayingCard | null =>
  Result.getOrNull(cardOf(card, saved))

/** The context for checking the card: the user's saved card, whose masked number is valid too. */
interface CardChecked {
  readonly saved: SavedCard | null
}

/**
 * The combined form for layout 2: contact, card, and agreement. The card is checked against the user's saved card; with
 * `null`, the card is collected elsewhere.
 */
export const placingForm = (checked: CardChecked | null, wording: Wording) =>
  Fields.check(
    Schema.makeFilter(({ contact, card, agreementAccepted }) => [
      ...issues("contact", contactProblems(contact), wording),
      ...issues(
        "card",
        checked === null
          ? {}
          : Result.match(cardOf(card, checked.saved), {
              onSuccess: () => ({}),
              onFailure: (problems) => problems,
            }),
        wording,
      ),
      ...(agreementAccepted ? [] : [{ path: ["agreementAccepted"], issue: AGREEMENT_REQUIRED }]),
    ]),
  )
