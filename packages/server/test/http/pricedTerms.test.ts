import { expect, it } from "vitest"
import { signedIn, zipDefinition } from "./caller.ts"
import { sharedSite } from "./sharedSite.ts"

const { url } = sharedSite()

interface Price {
  readonly figures: {
    readonly unitPrice: string
    readonly orderCharge: string
    readonly discount: string
    readonly totalBeforeTax: string
  }
  readonly promotion: {
    readonly state: string
    readonly notMet: string | null
    readonly amount: string
  } | null
}

/** Returns the quote for a number of California records on the buyer's terms. */
const price = async (wantedTotal: number, terms: object = {}): Promise<Price> => {
  const client = await signedIn(url)
  const { body } = await client.post("/api/v1/prices", {
    definition: { ...zipDefinition(), areas: [{ kind: "state", state: "CA", excluded: false }] },
    draftId: null,
    revision: 0,
    choices: { listUsage: 1, promoCode: null, quantities: {}, wantedTotal, ...terms },
  })
  return body.price
}
const cents = (usd: string): number => Math.round(Number(usd) * 100)

/** The list usages and their price factors, as in the example's price list. */
const USAGES = [
  [1, 1],
  [2, 1.5],
  [3, 1.75],
  [4, 1.9],
  [5, 2],
  [6, 2.1],
  [100, 2.25],
] as const

it.each(USAGES)(
  "list usage %i costs %d times as much a record [ob9-usage-multiple]",
  async (listUsage, times) => {
    const once = Number((await price(1_000)).figures.unitPrice)
    expect(Number((await price(1_000, { listUsage })).figures.unitPrice)).toBeCloseTo(once * times, 5)
  },
)

it("a promotion takes off a part, a sum or what a card holds, and asks for a minimum of dollars or of records [ob9-promotion-types] [ob9-promotion-minimum]", async () => {
  const [few, more] = [await price(1_000), await price(2_000)]
  const ten = await price(2_000, { promoCode: "WELCOME10" })
  expect(cents(ten.figures.discount)).toBe(Math.round(cents(more.figures.orderCharge) / 10))
  expect(cents(few.figures.orderCharge)).toBeLessThan(10_000)
  expect((await price(1_000, { promoCode: "FLAT25" })).promotion?.notMet).toBe("minimum spend")
  const flat = await price(2_000, { promoCode: "FLAT25" })
  expect([flat.promotion?.state, flat.figures.discount]).toEqual(["applied", "25.00"])
  expect((await price(2_000, { promoCode: "BIG500" })).promotion?.notMet).toBe("minimum records")
  for (const promoCode of ["POINTS2X", "POINTS500"])
    expect((await price(2_000, { promoCode })).promotion).toMatchObject({ state: "applied", amount: "0.00" })
})

it("a prepaid card pays no more than it holds, and no more than there is to pay [ob9-promotion-cap]", async () => {
  const prepaid = { promoCode: "PREPAID100" }
  expect((await price(2_000, prepaid)).figures.discount).toBe("100.00")
  const few = await price(500)
  const paid = await price(500, prepaid)
  expect(cents(few.figures.totalBeforeTax)).toBeLessThan(10_000)
  expect([paid.figures.discount, paid.figures.totalBeforeTax]).toEqual([few.figures.totalBeforeTax, "0.00"])
})
