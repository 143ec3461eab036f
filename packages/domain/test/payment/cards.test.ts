import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { type CardForm, cardFormProblems, isCardNumber } from "../../src/payment/cardForm.ts"
import { CardType, inferCardType, cardTypes, identifyCardType } from "../../src/payment/CardType.ts"
import {
  EXPIRY_MONTHS,
  expiryProblems,
  expiryYears,
  isExpired,
  parseExpiry,
  currentOrLaterYear,
} from "../../src/payment/expiry.ts"

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
  countryCode: "US",
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
    const { countryCode: _, ...asked } = filled
    expect(Object.keys(found).toSorted()).toEqual(Object.keys(asked).toSorted())
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

  it.each(["6061", "60614-123", "ABCDE"])("does not take %s for a ZIP Code", (zip) => {
    expect(Object.keys(problems({ zip }))).toEqual(["zip"])
  })

  it.each(["606141234", "60614-1234"])("takes the nine digits %s of a ZIP Code", (zip) => {
    expect(problems({ zip })).toEqual({})
  })

  it("takes a billing address in Canada, and none that the card's country does not have", () => {
    const toronto = { city: "Toronto", state: "ON", zip: "M5V 2T6", countryCode: "CA" } as const
    expect(problems(toronto)).toEqual({})
    expect(Object.keys(problems({ ...toronto, countryCode: "US" }))).toEqual(["state", "zip"])
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

  it.each([
    [11, 2026, false],
    [10, 2026, true],
    [12, 2025, true],
    [1, 2027, false],
  ])("of %i/%i is over in November 2026: %s", (month, year, over) => {
    expect(isExpired({ month, year }, { month: 11, year: 2026 })).toBe(over)
  })

  it("is a problem in a month that is over, after its year is pulled up", () => {
    const now = { month: 11, year: 2026 }
    expect(expiryProblems({ expiryMonth: 7, expiryYear: 2025 }, now)).toEqual({
      expiryMonth: "The card has expired.",
    })
    expect(expiryProblems({ expiryMonth: 11, expiryYear: 2025 }, now)).toEqual({})
    expect(expiryProblems({ expiryMonth: null, expiryYear: 2025 }, now)).toEqual({})
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
    ["34", "American Express"],
    ["37", "American Express"],
    ["3530", "Discover"],
    ["30", "Discover"],
  ])("starting with '%s' is of %s [ob5-card-type]", (number, type) => {
    expect(inferCardType(number)).toBe(type)
  })

  it.each(["", "1", "0", "7", "*", "2", "3", "30", "3530", "36", "5", "50", "56", "6", "60", "62", "643"])(
    "starting with '%s' is named by no type while it is typed",
    (number) => {
      expect(identifyCardType(number)).toBeNull()
    },
  )

  it.each([
    ["34", "American Express"],
    ["37", "American Express"],
    ["4", "VISA"],
    ["51", "MasterCard"],
    ["55", "MasterCard"],
    ["6011", "Discover"],
    ["644", "Discover"],
    ["65", "Discover"],
  ])("starting with '%s' is certainly of %s", (number, type) => {
    expect(identifyCardType(number)).toBe(type)
  })
})
