import { describe, expect, it } from "vitest"
import {
  compareTax,
  hasTaxDifference,
  uncoveredPlaces,
  taxesByState,
  type TaxedOrder,
} from "../../../src/order/tax-table/compareTaxes.ts"
import { taxTable } from "../../../src/order/tax-table/effectiveRate.ts"
import { OrderCode } from "../../../src/shared/OrderCode.ts"
import { row } from "./taxRow.ts"

const TABLE = taxTable(["IL * 2026-01-01 - 0.0625", "IL 606 2026-01-01 - 0.1025"].map(row))

const order = (charged: string, change: Partial<TaxedOrder> = {}): TaxedOrder => ({
  orderCode: OrderCode.make("LW-2345-6789"),
  day: "2026-11-02",
  state: "IL",
  zip: "60614",
  countryCode: "US",
  pretax: "100.00",
  charged,
  ...change,
})
const compared = (...orders: ReadonlyArray<TaxedOrder>) =>
  orders.map((one) => compareTax({ chargesTax: true }, TABLE, one))

describe("the tax of an order beside the table", () => {
  it.each([
    ["10.25", "10.25", "0.00", false],
    ["6.25", "10.25", "-4.00", true],
    ["10.26", "10.25", "0.01", true],
  ])("charged %s where %s is due: %s", (charged, expected, difference, off) => {
    const [one] = compared(order(charged))
    expect(one).toMatchObject({ rate: "0.1025", expected, difference })
    expect(one && hasTaxDifference(one)).toBe(off)
  })

  it("is nothing that can be compared without a row, which is no difference of 0", () => {
    const [one] = compared(order("0.00", { state: "TX", zip: "75001" }))
    expect(one).toMatchObject({ rate: null, expected: null, difference: null })
    expect(one && hasTaxDifference(one)).toBe(false)
  })

  it("is 0 where the site charges none", () => {
    const none = compareTax({ chargesTax: false }, TABLE, order("6.25"))
    expect(none).toMatchObject({ rate: "0", expected: "0.00", difference: "6.25" })
  })

  it("adds up by state", () => {
    const all = compared(
      order("6.25"),
      order("6.25", { zip: "62701", state: "il" }),
      order("5.00", { state: "TX", zip: "75001" }),
      order("0.00", { state: "ON", zip: "M5V 2T6", countryCode: "CA" }),
    )
    expect(taxesByState(all)).toEqual([
      { state: "IL", orders: 2, withoutRow: 0, charged: "12.50", expected: "16.50", difference: "-4.00" },
      { state: "ON", orders: 1, withoutRow: 0, charged: "0.00", expected: "0.00", difference: "0.00" },
      { state: "TX", orders: 1, withoutRow: 1, charged: "5.00", expected: "0.00", difference: "0.00" },
    ])
  })

  it("names each place without a row once, with its days", () => {
    const texas = { state: "TX", zip: "75001" }
    expect(
      uncoveredPlaces(
        compared(
          order("10.25"),
          order("0.00", { ...texas, day: "2026-11-05" }),
          order("0.00", { ...texas, state: "tx", day: "2026-11-03" }),
          order("0.00", { state: "GU", zip: "96910" }),
        ),
      ),
    ).toEqual([
      { state: "GU", zip: "96910", orders: 1, firstDay: "2026-11-02", lastDay: "2026-11-02" },
      { state: "TX", zip: "75001", orders: 2, firstDay: "2026-11-03", lastDay: "2026-11-05" },
    ])
  })
})
