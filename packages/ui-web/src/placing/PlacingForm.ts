import {
  AGREEMENT_REQUIRED,
  cardFormProblems,
  Contact,
  contactProblems,
  type TypedPayingCard,
} from "@listwright/domain"
import { Schema } from "effect"

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

/** The card of a form that passed, as the processor takes it. */
export const payingCard = (card: CardFields): TypedPayingCard => ({
  _tag: "Typed",
  ...card,
  number: cardDigits(card.number),
  expiryMonth: card.expiryMonth ?? 0,
  expiryYear: card.expiryYear ?? 0,
})

/** The one form of layout 2: contact, card and agreement together. spec: order-builder §5 (Place order) */
export const placingForm = Fields.check(
  Schema.makeFilter(({ contact, card, agreementAccepted }) => [
    ...issues("contact", contactProblems(contact)),
    ...issues(
      "card",
      cardFormProblems({ ...card, number: cardDigits(card.number) }, { savedNumberUntouched: false }),
    ),
    ...(agreementAccepted ? [] : [{ path: ["agreementAccepted"], issue: AGREEMENT_REQUIRED }]),
  ]),
)
