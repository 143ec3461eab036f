import { Result } from "effect"
import { describe, expect, it } from "vitest"
import type { CardForm } from "../../src/payment/cardForm.ts"
import { validateOrderCard } from "../../src/payment/orderCardForm.ts"
import type { SavedCard } from "../../src/payment/SavedCard.ts"

const terms = {
  holderName: "Jane Doe",
  securityCode: "123",
  expiryMonth: 7,
  expiryYear: 2028,
  addressLine: "1 Main St",
  city: "Chicago",
  state: "IL",
  zip: "60614",
  countryCode: "US" as const,
}
const form: CardForm = { ...terms, number: "4111111111111111" }
const token = { token: "t-1", cardType: "VISA", lastDigits: "1111" }
const { securityCode: _, ...billing } = terms
const saved: SavedCard = { ...billing, ...token, companyName: "Acme" }
const MASKED = "************1111"

describe("what pays an order [ob5-card]", () => {
  it("is the number that was typed, whether or not a card is saved", () => {
    const typed = Result.succeed({ _tag: "Typed", ...form })
    expect(validateOrderCard(form, null)).toEqual(typed)
    expect(validateOrderCard(form, saved)).toEqual(typed)
  })

  it("is the token of the saved card, with what stands beside it, when its masked number was left alone", () => {
    const other = { ...form, number: MASKED, holderName: "J. Doe" }
    expect(validateOrderCard(other, saved)).toEqual(
      Result.succeed({ _tag: "Kept", ...terms, holderName: "J. Doe", token }),
    )
  })

  it("needs the security code of the saved card again", () => {
    expect(validateOrderCard({ ...form, number: MASKED, securityCode: "" }, saved)).toEqual(
      Result.fail({ securityCode: "Required" }),
    )
  })

  it.each<[string, SavedCard | null]>([
    [MASKED, null],
    ["************1112", saved],
  ])("is never %s, which is masked and not the saved card's", (number, card) => {
    expect(validateOrderCard({ ...form, number }, card)).toEqual(
      Result.fail({ number: "The card number is not valid." }),
    )
  })

  it.each(["expiryMonth", "expiryYear"] as const)("needs %s", (field) => {
    expect(validateOrderCard({ ...form, [field]: null }, null)).toEqual(Result.fail({ [field]: "Required" }))
  })
})
