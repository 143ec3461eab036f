import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { type CardForm, cardFormProblems, isCardNumber } from "../../src/payment/cardForm.ts"
import { CardType, cardTypeOf, cardTypes } from "../../src/payment/CardType.ts"
import { EXPIRY_MONTHS, expiryYears, parseExpiry, currentOrLaterYear } from "../../src/payment/expiry.ts"

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
  cardFormProblems({ ...filled, ...over }, { savedNumberUntouched })

describe("the card form of an order [ob5-card]", () => {
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

  it.each([
    [1, 2026, []],
    [12, 2026, []],
    [0, 2026, ["expiryMonth"]],
    [13, 2026, ["expiryMonth"]],
    [1, 2025, []],
    [1, null, ["expiryYear"]],
  ])("takes month %i of %s but for %j", (expiryMonth, expiryYear, asked) => {
    expect(Object.keys(problems({ expiryMonth, expiryYear }))).toEqual(asked)
  })

  it("asks again for a month that is none and a year that is missing", () => {
    expect(Object.keys(problems({ expiryMonth: 13, expiryYear: null }))).toEqual([
      "expiryMonth",
      "expiryYear",
    ])
  })
})

describe("card types [p9-card-types]", () => {
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

describe("an expiry [p5-card-expiry-years] [ob5-expiry]", () => {
  it("offers the years of one form everywhere when the site reads it so", () => {
    expect(expiryYears("account", 2026, "order").years).toHaveLength(11)
    expect(expiryYears("order", 2026, "account").years).toHaveLength(7)
  })

  it("offers six years ahead in the account, ten in the order, next year first, and twelve months", () => {
    expect(expiryYears("account", 2026, "byForm")).toEqual({
      years: [2026, 2027, 2028, 2029, 2030, 2031, 2032],
      default: 2027,
    })
    expect(expiryYears("order", 2026, "byForm").years.at(-1)).toBe(2036)
    expect(EXPIRY_MONTHS).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
  })

  it.each([
    [2025, 2026],
    [2026, 2026],
    [2027, 2027],
  ])("of the year %i is one of %i in 2026", (year, pulledUp) => {
    expect(currentOrLaterYear(year, 2026)).toBe(pulledUp)
  })

  it("typed as month and year is split, a past year pulled up", () => {
    expect(parseExpiry("07/2020", 2026)).toEqual({ month: 7, year: 2026 })
    expect(parseExpiry("13/2028", 2026)).toBeNull()
  })
})

describe("the number of a card [p5-credit-card] [p9-card-limits]", () => {
  it.each([
    ["4".repeat(13), false],
    ["4".repeat(14), true],
    ["4".repeat(17), true],
    ["4".repeat(18), false],
    ["2".repeat(16), false],
    ["3".repeat(16), true],
    ["6".repeat(16), true],
    ["7".repeat(16), false],
  ])("%s can be one: %s", (number, valid) => {
    expect(isCardNumber(number)).toBe(valid)
  })

  it.each([
    ["3", "American Express"],
    ["4", "VISA"],
    ["5", "MasterCard"],
    ["6", "Discover"],
    ["1", "VISA"],
    ["", "VISA"],
  ])("starting with '%s' is of %s [ob5-card-type]", (number, type) => {
    expect(cardTypeOf(number)).toBe(type)
  })
})
