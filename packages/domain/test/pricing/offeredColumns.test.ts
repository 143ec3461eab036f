import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { indexPriceList } from "../../src/pricing/price-list/IndexedPriceList.ts"
import { offeredColumns } from "../../src/pricing/offeredColumns.ts"
import type { OutputColumn } from "../../src/audience/attributes/OutputColumn.ts"
import type { PricedElement } from "../../src/pricing/PricingInput.ts"
import { demoList } from "./demoPrices.ts"

const list = indexPriceList({
  ...demoList,
  elementPrices: [
    { element: "Base", from: 1, to: null, price: "0.05" },
    { element: "EMAIL", from: 1, to: 999, price: "0.02" },
    { element: "EMAIL", from: 1000, to: 5000, price: "0.015" },
  ],
})

const email: OutputColumn = {
  column: "EMAIL",
  name: "Email address",
  isSubElement: false,
  parentColumn: null,
}
const kind: OutputColumn = {
  ...email,
  column: "EMAIL_KIND",
  isSubElement: true,
  parentColumn: "EMAIL",
}
const walk: OutputColumn = { ...email, column: "WALK_SEQUENCE" }

const base: PricedElement = { element: "Base", isAdditional: false }
const ordered: PricedElement = { element: "EMAIL", isAdditional: true }

const pricesAt = (quantity: number, ...elements: ReadonlyArray<PricedElement>) =>
  Result.map(offeredColumns(list, [], [email, kind, walk], [base, ...elements], quantity), (offered) =>
    offered.map(({ price }) => price),
  )

describe("what an output column would cost more", () => {
  it.each([
    [999, ["0.02000", "0.02000", "0.00000"]],
    [1000, ["0.01500", "0.01500", "0.00000"]],
    [0, ["0.00000", "0.00000", "0.00000"]],
  ])(
    "at %i records is %j: its element's price, its parent's, nothing without price rows",
    (quantity, prices) => {
      expect(pricesAt(quantity)).toEqual(Result.succeed(prices))
    },
  )

  it("is nothing where the order pays for its element already", () => {
    expect(pricesAt(999, ordered)).toEqual(Result.succeed(["0.00000", "0.00000", "0.00000"]))
  })

  it("is an error where it has prices, but none for the quantity", () => {
    expect(Result.getFailure(pricesAt(5001))).toMatchObject({ value: { _tag: "NoPrice", element: "EMAIL" } })
  })

  it("is next to the column itself", () => {
    expect(offeredColumns(list, [], [walk], [], 1)).toEqual(Result.succeed([{ ...walk, price: "0.00000" }]))
  })
})
