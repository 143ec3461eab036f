import { Effect } from "effect"
import type { User } from "../../account/User.ts"
import type { Draft } from "../../drafts/Draft.ts"
import type { Price } from "../../pricing/price/Price.ts"
import type { Contact } from "../../drafts/Contact.ts"
import { type TaxRequest, Taxes } from "./Taxes.ts"

/** An order that's about to be placed. */
export interface TaxableOrder {
  readonly draft: Pick<Draft, "id" | "listType">
  readonly contact: Contact
  readonly price: {
    readonly quantity: Price["quantity"]
    readonly figures: Pick<Price["figures"], "totalBeforeTax">
  }
  readonly user: Pick<User, "id">
}

/** Builds the tax request for an order that isn't placed yet, so it has no code and no tax. */
export const buildTaxRequest = ({ draft, contact, price, user }: TaxableOrder): TaxRequest => ({
  draftId: draft.id,
  addressLine: contact.addressLine,
  city: contact.city,
  state: contact.state,
  zip: contact.zip,
  country: contact.countryCode,
  orderAmount: price.figures.totalBeforeTax,
  quantity: price.quantity,
  listType: draft.listType,
  orderNumber: "",
  taxAmount: "0.00",
  userId: user.id,
})

/** Calculates the tax on an order that's about to be placed [ob4-place-modal]. */
export const calculateTax = Effect.fn("calculateTax")(function* (order: TaxableOrder) {
  const taxes = yield* Taxes
  return yield* taxes.calculate(buildTaxRequest(order))
})
