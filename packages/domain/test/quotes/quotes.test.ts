import { describe, expect, it } from "vitest"
import { AccountId } from "../../src/account/AccountId.ts"
import { canonicalDefinition } from "../../src/definition/canonicalDefinition.ts"
import { emptyDefinition } from "../../src/definition/canonicalDefinition.ts"
import { emptyContact } from "../../src/drafts/Contact.ts"
import { isOverLimit } from "../../src/order/placing/placeWithinLimit.ts"
import type { Price } from "../../src/pricing/price/Price.ts"
import { quoteChanges, quoteValidityText } from "../../src/quotes/quoteChanges.ts"
import { quotedPricesText } from "../../src/quotes/quotedPrices.ts"
import { MAX_LETTER_AREAS, quoteLetter } from "../../src/quotes/quoteLetter.ts"
import { quoteFrameLink, quotePageLink } from "../../src/quotes/quotePages.ts"
import { isQuoteValid, lastValidDay } from "../../src/quotes/quoteValidity.ts"
import type { OpenedQuote, SentQuote } from "../../src/quotes/SentQuote.ts"
import { SavedListId } from "../../src/shared/SavedListId.ts"
import { DraftId } from "../../src/shared/DraftId.ts"
import { QuoteId } from "../../src/shared/QuoteId.ts"

const priceOf = (records: number, total: string, promotion = "0.00"): Price => ({
  quantity: records,
  available: records,
  figures: {
    unitPrice: "0.06000",
    orderCharge: total,
    minimumElementsChargeApplies: false,
    labelCharge: "0.00",
    minimumLabelChargeApplies: false,
    shippingCharge: "0.00",
    serviceCharge: "0.00",
    geographyCharge: "0.00",
    mobilePackageCharge: "0.00",
    goodsCost: total,
    subtotal: total,
    discount: promotion,
    promotionPointType: null,
    promotionPointValue: null,
    minimumOrderAmountApplies: false,
    totalBeforeTax: total,
  },
  lines: [{ label: "List", detail: "records", amount: total }],
  perRecord: [],
  nextBracket: null,
  promotion: null,
  minimumQuantity: 250,
})

const areas = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    key: `zip:${at}`,
    name: `ZIP Code ${at}`,
    available: at,
    desired: 1,
  }))

const sent: SentQuote = {
  id: QuoteId.make("q"),
  code: "LW-7KQ2-9F4M",
  savedCountId: SavedListId.make("s"),
  accountId: AccountId.make(1),
  listType: 10,
  dataSourceDesc: "Consumer",
  contact: { ...emptyContact, firstName: "Zoë", lastName: "Łuk", city: "Chicago", zip: "60614" },
  sentOn: "2026-11-26",
  validUntil: "2026-12-26",
  priceListId: "CON10-2026-1",
  definition: canonicalDefinition(emptyDefinition(10)),
  choices: { listUsage: 1, promoCode: null, quantities: {} },
  areas: areas(3),
  audience: "People",
  price: priceOf(1_200, "1072.00"),
}
const counted = (total: number) => ({ countedAt: "", snapshot: "s", total, withPhones: 0 })
const opened = (records: number, total: string, isValid = true): OpenedQuote => ({
  sent,
  isValid,
  problem: null,
  now: {
    priceListId: "CON10-2026-1",
    price: priceOf(records, total),
    since: {
      before: counted(1_200),
      after: counted(records),
      added: Math.max(0, records - 1_200),
      removed: Math.max(0, 1_200 - records),
      isExact: false,
      areas: [],
      suppressed: [],
      reasons: [],
    },
  },
})

describe("the prices of a quote", () => {
  it.each([
    ["2026-11-26", 30, "2026-12-26"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2026-12-31", 366, "2028-01-01"],
  ])("of %s hold for %i days: through %s", (day, days, last) => {
    expect(lastValidDay(day, days)).toBe(last)
    expect(isQuoteValid({ validUntil: last }, last)).toBe(true)
    expect(isQuoteValid({ validUntil: last }, lastValidDay(last, 1))).toBe(false)
  })

  it("are told with the quote, and to an order of it as long as its selection is the quoted one", () => {
    expect(quoteValidityText(opened(1, "1.00"))).toBe(
      "This quote's prices are valid until December 26, 2026.",
    )
    expect(quoteValidityText(opened(1, "1.00", false))).toBe(
      "This quote has expired. It was valid until December 26, 2026. Orders placed now use today's prices.",
    )
    const other = canonicalDefinition(emptyDefinition(20))
    expect(quotedPricesText({ isValid: true, sent }, sent.definition)).toBe(
      "Prices are from quote LW-7KQ2-9F4M, valid until December 26, 2026.",
    )
    expect(quotedPricesText({ isValid: true, sent }, other)).toBe(
      "Quote LW-7KQ2-9F4M is for another list, so today's prices apply.",
    )
    expect(quotedPricesText({ isValid: false, sent }, sent.definition)).toBe(
      "Quote LW-7KQ2-9F4M was valid until December 26, 2026, so today's prices apply.",
    )
  })
})

describe("what has changed since a quote", () => {
  it("is nothing where count and total are the same", () => {
    expect(quoteChanges(opened(1_200, "1072.00"))).toEqual([])
    expect(quoteChanges(opened(1_200, "1072.0"))).toEqual([])
    expect(quoteChanges({ ...opened(1, "1.00"), now: null })).toEqual([])
  })

  it("is each figure that is another one now", () => {
    expect(quoteChanges(opened(1_180, "1054.13"))).toEqual([
      "Records available: 1,200 then, 1,180 now.",
      "Records selected: 1,200 then, 1,180 now.",
      "Total before tax: $1,072.00 then, $1,054.13 now.",
    ])
  })
})

describe("the letter of a quote", () => {
  const site = { siteName: "Listwright", phoneNumber: "", contactEmail: "support@listwright.example" }

  it("says who, what, until when and how much, without tax", () => {
    const letter = quoteLetter(sent, site)
    expect(letter.to).toEqual(["Zoë Łuk", "Chicago, 60614"])
    expect(letter.terms).toContainEqual({ name: "Valid until", text: "December 26, 2026" })
    expect(letter.lines).toEqual([{ label: "List", detail: "records", amount: "$1,072.00" }])
    expect(letter.total).toEqual({ label: "Total before tax", amount: "$1,072.00" })
    expect(letter.notes[0]).toBe("Sales tax is not included.")
    expect(letter.notes).toHaveLength(2)
    expect(letter.from).toEqual(["Listwright", "support@listwright.example"])
  })

  it("promises no promotion, and says so where one was applied", () => {
    const { notes } = quoteLetter({ ...sent, price: priceOf(1_200, "1072.00", "5.00") }, site)
    expect(notes.at(-1)).toContain("The promotion isn't guaranteed")
  })

  it.each([MAX_LETTER_AREAS, MAX_LETTER_AREAS + 1, 2_000])(
    "of %i areas lists as many as fit, and adds up",
    (count) => {
      const listed = quoteLetter({ ...sent, areas: areas(count) }, site).areas
      expect(listed).toHaveLength(MAX_LETTER_AREAS)
      const sum = (of: ReadonlyArray<{ readonly available: number }>) =>
        of.reduce((records, { available }) => records + available, 0)
      expect(sum(listed)).toBe(sum(areas(count)))
      if (count > MAX_LETTER_AREAS) expect(listed.at(-1)?.name).toMatch(/^[\d,]+ more areas$/)
    },
  )

  it("has a page of its own, and a frame that sends it", () => {
    expect(quotePageLink(QuoteId.make("a b"))).toBe("/quotes/a%20b")
    expect(quoteFrameLink(DraftId.make("a b"))).toBe("/Quote/Send.aspx?sid=a%20b")
  })
})

describe("an order that may cost so much", () => {
  it.each([
    ["500.00", "500", false],
    ["500.01", "500", true],
    ["99.99", "500.00", false],
    ["1000.00", "999.99", true],
  ])("of $%s with a limit of %s is over it: %s", (total, limit, isOver) => {
    expect(isOverLimit(total, limit)).toBe(isOver)
  })
})
