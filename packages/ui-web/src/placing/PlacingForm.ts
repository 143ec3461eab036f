import { Contact } from "@listwright/domain/drafts"
import { AGREEMENT_REQUIRED, contactProblems } from "@listwright/domain/order"
import { orderCard, type PayingCard } from "@listwright/domain/payment"
import { Result, Schema } from "effect"

/** The card as its form holds it; never leaves this form but for the processor's vault. */
export const CardFields = Schema.Struct({
  holderName: Schema.String,
  number: Schema.String,
  securityCode: Schema.String,
  expiryMonth: Schema.NullOr(Schema.Int),
  expiryYear: Schema.NullOr(Schema.Int),
  addressLine: Schema.String,
  city: Schema.String,
  state: Schema.String,
  zip: Schema.String,
})
export type CardFields = typeof CardFields.Type

const Fields = Schema.Struct({ contact: Contact, card: CardFields, agreementAccepted: Schema.Boolean })
export type PlacingForm = typeof Fields.Type

const issues = (group: "contact" | "card", problems: Readonly<Record<string, string>>) =>
  Object.entries(problems).map(([field, issue]) => ({ path: [group, field], issue }))

/** A card number as typed, without the spaces and hyphens that people group its digits with. */
export const cardDigits = (typed: string): string => typed.replaceAll(/[\s-]/g, "")

const cardOf = (card: CardFields) => orderCard({ ...card, number: cardDigits(card.number) }, null)

/** The card of a form that passed, as the processor takes it; null for one that did not. */
export const payingCard = (card: CardFields): PayingCard | null => Result.getOrNull(cardOf(card))

/**
 * The one form of layout 2: contact, card and agreement together; without the card where it is asked for elsewhere. spec:
 * order-builder §5 (Place order)
 */
export const placingFormWith = (hasCard: boolean) =>
  Fields.check(
    Schema.makeFilter(({ contact, card, agreementAccepted }) => [
      ...issues("contact", contactProblems(contact)),
      ...issues(
        "card",
        hasCard
          ? Result.match(cardOf(card), { onSuccess: () => ({}), onFailure: (problems) => problems })
          : {},
      ),
      ...(agreementAccepted ? [] : [{ path: ["agreementAccepted"], issue: AGREEMENT_REQUIRED }]),
    ]),
  )
