import { Schema } from "effect"
import { expect, it } from "vitest"
import { DEFAULT_OUTPUT_FIELDS } from "@listwright/domain/glossary"
import { signedIn } from "./caller.ts"
import { sharedSite } from "./sharedSite.ts"

const { url } = sharedSite()
const Answered = Schema.Struct({
  d: Schema.Struct({
    ResultFlag: Schema.Boolean,
    ResultMessage: Schema.String,
    DataSource: Schema.NullOr(
      Schema.Struct({
        DefaultOutputList: Schema.String,
        AdditionalOutputColumns: Schema.Array(
          Schema.Struct({ ColumnName: Schema.String, ColumnPrice: Schema.String }),
        ),
      }),
    ),
  }),
})
const PRICES = "CON10-2026-1"

const columns = async (question: object) => {
  const client = await signedIn(url)
  const { body } = await client.post("/PlaceOrder.aspx/GetAdditionalOutputColumnsAndPrice", question)
  return Schema.decodeUnknownSync(Answered)(body).d
}
const priceOf = (found: Awaited<ReturnType<typeof columns>>, name: string) =>
  found.DataSource?.AdditionalOutputColumns.find(({ ColumnName }) => ColumnName === name)?.ColumnPrice

it("a client of the original contract learns what each column costs more, by the quantity and what is chosen", async () => {
  const few = await columns({ selectedQty: 500, priceListId: PRICES })
  expect(few.DataSource?.DefaultOutputList).toBe(DEFAULT_OUTPUT_FIELDS.join(","))
  const many = await columns({ selectedQty: 100_000, priceListId: PRICES })
  expect(Number(priceOf(few, "INCOME"))).toBeGreaterThan(Number(priceOf(many, "INCOME")))
  const byIncome = await columns({
    selectedQty: 500,
    priceListId: PRICES,
    currentSelectedCols: "HOMEVALUE",
    selectedDemo: [{ ColumnName: "INCOME", Values: [{ AttributeValue: "9" }] }],
  })
  expect(priceOf(byIncome, "INCOME")).toBeUndefined()
  expect(priceOf(byIncome, "HOMEVALUE")).toBe(priceOf(few, "HOMEVALUE"))
})

it("prices that do not exist are named, with what to do", async () => {
  const { ResultFlag, ResultMessage } = await columns({ selectedQty: 500, priceListId: "NOTHING" })
  expect([ResultFlag, ResultMessage]).toEqual([
    false,
    "priceListId: there is no price list 'NOTHING'. Use the PriceListId of a count.",
  ])
})
