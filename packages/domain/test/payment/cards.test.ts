import { Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type CardForm, cardFormProblems } from "../../src/payment/cardForm.ts"
import { CardType, cardTypes } from "../../src/payment/CardType.ts"
import { expiryYears, parseExpiry } from "../../src/payment/expiry.ts"
import { maskCardNumber } from "../../src/payment/maskCardNumber.ts"

const filled: CardForm = {
  holderName: "Jane Doe",
  number: "4111111111111111",
  securityCode: "123",
  expiryMonth: 7,
  expiryYear: 2028,
  addressLine: "1 Main St",
  city: "Chicago",
  state: "IL",
  zip: "60614",
}

const problems = (over: Partial<CardForm>, savedNumberUntouched = false) =>
  cardFormProblems({ ...filled, ...over }, { currentYear: 2026, savedNumberUntouched })

describe("the card form", () => {
  it("takes a filled form", () => {
    expect(problems({})).toEqual({})
  })

  it("needs every field", () => {
    const empty = {
      holderName: "",
      number: "",
      securityCode: "",
      expiryMonth: null,
      expiryYear: null,
      addressLine: "",
      city: "",
      state: " ",
      zip: "",
    }
    const found = problems(empty)
    expect(Object.keys(found).toSorted()).toEqual(Object.keys(filled).toSorted())
    expect(new Set(Object.values(found))).toEqual(new Set(["Required"]))
  })

  it("says that a card number is not valid", () => {
    expect(problems({ number: "1234" })).toEqual({ number: "The card number is not valid." })
  })

  it("leaves a saved number alone but asks for its security code again", () => {
    expect(problems({ number: "************1111", securityCode: "" }, true)).toEqual({
      securityCode: "Required",
    })
    expect(problems({ number: "************1111" })).toEqual({ number: "The card number is not valid." })
  })

  it.each(["6061", "60614-1234", "ABCDE"])("does not take %s for a ZIP Code", (zip) => {
    expect(Object.keys(problems({ zip }))).toEqual(["zip"])
  })

  it("takes nine digits of a ZIP Code", () => {
    expect(problems({ zip: "606141234" })).toEqual({})
  })

  it("asks again for a month that is none and a year that is past", () => {
    expect(Object.keys(problems({ expiryMonth: 13, expiryYear: 2025 }))).toEqual([
      "expiryMonth",
      "expiryYear",
    ])
  })
})

describe("card types", () => {
  it.each([
    ["VISA" as const, 10],
    ["MasterCard" as const, 20],
    ["American Express" as const, 30],
    ["Discover" as const, 40],
  ])("%s is code %i", (name, code) => {
    expect(cardTypes.encode(name)).toBe(code)
    expect(Schema.decodeUnknownSync(CardType)(code)).toBe(name)
  })

  it("have no code but these four", () => {
    expect(cardTypes.decode(50)).toBeUndefined()
  })
})

describe("a masked number", () => {
  it("is as long as the number and never shows the first twelve digits", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,19}$/), (number) => {
        const masked = maskCardNumber(number)
        expect(masked.length).toBe(number.length)
        expect(masked.slice(0, 12)).toMatch(/^\**$/)
        expect(masked.slice(12)).toBe(number.slice(12))
      }),
    )
  })
})

describe("an expiry", () => {
  it("is never in a past year, whatever is typed", () => {
    fc.assert(
      fc.property(fc.nat({ max: 20 }), fc.nat({ max: 9999 }), (month, year) => {
        const expiry = parseExpiry(`${month}/${year}`, 2026)
        if (expiry !== null) {
          expect(expiry.year).toBeGreaterThanOrEqual(2026)
          expect(expiry.month).toBe(month)
        }
      }),
    )
  })

  it("offers the years of one form everywhere when the site reads it so", () => {
    expect(expiryYears("account", 2026, "order").years).toHaveLength(11)
    expect(expiryYears("order", 2026, "account").years).toHaveLength(7)
  })
})
