import fc from "fast-check"
import { deepStrictEqual } from "node:assert/strict"
import { Result } from "effect"
import { validateAccountCard } from "../../src/payment/accountCardForm.ts"
import { isCardNumber, maskCardNumber } from "../../src/payment/cardForm.ts"
import { inferCardType } from "../../src/payment/CardType.ts"
import { expiryYears, parseExpiry } from "../../src/payment/expiry.ts"
import { type SavedCard, maskedCardNumber } from "../../src/payment/SavedCard.ts"
import { always, sentencesAbout } from "../property/Sentence.ts"

const digits = fc.stringMatching(/^\d{0,19}$/)
const cardNumber = fc.stringMatching(/^[3-6]\d{13,16}$/)
const year = fc.integer({ min: 1990, max: 2090 })
const savedCard: fc.Arbitrary<SavedCard> = fc.record({
  token: fc.string({ minLength: 1 }),
  cardType: fc.constantFrom("VISA", "Discover"),
  lastDigits: fc.stringMatching(/^\d{2,5}$/),
  holderName: fc.constant("Jane Doe"),
  expiryMonth: fc.integer({ min: 1, max: 12 }),
  expiryYear: fc.constant(2028),
  addressLine: fc.constant("1 Main St"),
  city: fc.constant("Chicago"),
  state: fc.constant("IL"),
  zip: fc.constant("60614"),
  countryCode: fc.constant("US"),
  companyName: fc.constant(""),
})

export const paymentSentences = sentencesAbout(
  "payment",
  always(
    "a masked number is as long as the number and shows what comes after the twelfth character, no more",
    fc.property(fc.oneof(digits, fc.string()), (number) => {
      const masked = maskCardNumber(number)
      return (
        masked.length === number.length &&
        /^\**$/.test(masked.slice(0, 12)) &&
        masked.slice(12) === number.slice(12)
      )
    }),
  ),
  // [p5-credit-card]
  always(
    "a masked number is never taken for a card number",
    fc.property(cardNumber, (number) => isCardNumber(number) && !isCardNumber(maskCardNumber(number))),
  ),
  // [ob5-card-type]
  always(
    "the type of a card depends on its first two digits alone",
    fc.property(
      fc.stringMatching(/^\d\d$/),
      digits,
      (first, rest) => inferCardType(first + rest) === inferCardType(first),
    ),
  ),
  // [p5-card-expiry-years] [ob5-expiry]
  always(
    "expiry years ascend without gaps from the current year, and hold the one to start with",
    fc.property(
      fc.constantFrom("account" as const, "order" as const),
      year,
      fc.constantFrom("account" as const, "order" as const, "byForm" as const),
      (form, currentYear, reading) => {
        const offered = expiryYears(form, currentYear, reading)
        const length = (reading === "byForm" ? form : reading) === "account" ? 7 : 11
        deepStrictEqual(
          offered.years,
          Array.from({ length }, (_, index) => currentYear + index),
        )
        return offered.default === currentYear + 1
      },
    ),
  ),
  // [ob5-expiry]
  always(
    "an expiry is never in a past year, whatever is typed",
    fc.property(fc.nat({ max: 20 }), fc.nat({ max: 9999 }), year, (month, typed, currentYear) => {
      const expiry = parseExpiry(`${month}/${typed}`, currentYear)
      return expiry === null || (expiry.year >= currentYear && expiry.month === month)
    }),
  ),
  always(
    "a saved card that was left alone keeps its token, and its number is never sent anew",
    fc.property(savedCard, (saved) => {
      const form = { ...saved, number: maskedCardNumber(saved), securityCode: "123" }
      const checked = validateAccountCard(form, saved, 2026)
      return (
        Result.isSuccess(checked) &&
        checked.success.card._tag === "Kept" &&
        checked.success.card.token.token === saved.token
      )
    }),
  ),
  always(
    "another number than the masked one is a card number or refused",
    fc.property(savedCard, fc.oneof(cardNumber, digits, fc.constant("************9")), (saved, number) => {
      const checked = validateAccountCard({ ...saved, number, securityCode: "123" }, saved, 2026)
      return Result.isSuccess(checked) === isCardNumber(number)
    }),
  ),
)
