import { Contact } from "@listwright/domain/drafts"
import { AGREEMENT_REQUIRED, contactProblems } from "@listwright/domain/order"
import { validateOrderCard, type PaymentCard, type SavedCard } from "@listwright/domain/payment"
import { Result, Schema } from "effect"
import { CardFields, stripCardNumber } from "../../account/card-form/CardFields.ts"
import { selectWording, type Wording, type MessageText } from "@listwright/domain/shared"

const Fields = Schema.Struct({
  contact: Contact,
  card: CardFields,
  /** True to save the card for the next order. */
  keepsCard: Schema.Boolean,
  agreementAccepted: Schema.Boolean,
})
export type PlacingForm = typeof Fields.Type

const issues = (
  group: "contact" | "card",
  problems: Readonly<Record<string, MessageText>>,
  wording: Wording,
) =>
  Object.entries(problems).map(([field, problem]) => ({
    path: [group, field],
    issue: selectWording(problem, wording),
  }))

const cardOf = (card: CardFields, saved: SavedCard | null) => validateOrderCard(stripCardNumber(card), saved)

/** Returns a valid form's card in the processor's format; null if the form isn't valid. */
export const paymentCard = (card: CardFields, saved: SavedCard | null): PaymentCard | null =>
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
