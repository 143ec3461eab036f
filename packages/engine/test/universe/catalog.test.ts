import { Attribute, isFlag } from "@listwright/domain/audience"
import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { consumerColumns } from "../../src/catalog/consumerColumns.ts"

const HEALTH_CARE = 4
const CATEGORIES = [3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16, 17, 18, 19]

describe("The attributes of consumers", () => {
  const columns = consumerColumns.map(({ column }) => column)

  it("are about a hundred, each with a name of its own", () => {
    assert.isAtLeast(columns.length, 100)
    assert.strictEqual(new Set(columns.map(({ column }) => column)).size, columns.length)
    assert.strictEqual(new Set(columns.map(({ name }) => name)).size, columns.length)
  })

  it("have something in every category but health care, and forty flags among them", () => {
    assert.sameMembers(
      [...new Set(columns.map(({ category }) => category))],
      CATEGORIES.filter((category) => category !== HEALTH_CARE),
    )
    assert.strictEqual(columns.filter(isFlag).length, 40)
  })

  it("have names that definitions take", () => {
    for (const { column } of columns) assert.match(column, /^[A-Z][A-Z0-9_]{0,39}$/)
  })

  it("are entered in every way that suits people", () => {
    assert.deepStrictEqual([...new Set(columns.map(({ inputType }) => inputType))].toSorted(), [
      "date",
      "list",
      "month",
      "monthYear",
      "number",
      "radio",
      "single",
      "string",
      "year",
    ])
  })

  it("encode as the domain's columns in the specification's categories", () => {
    Schema.decodeUnknownSync(Schema.Array(Attribute))(columns)
    for (const { category } of columns) assert.include(CATEGORIES, category)
  })

  it("have values exactly when they are lists, and bounds exactly when they are ranges", () => {
    for (const { column, inputType, max, min, values } of columns) {
      const listed = inputType === "list" || inputType === "radio"
      assert.strictEqual(values.length > 0, listed, column)
      assert.strictEqual(new Set(values.map(({ value }) => value)).size, values.length, column)
      assert.strictEqual(min !== null && max !== null, !listed, column)
    }
  })

  it("fit the numbers that hold them", () => {
    for (const { bits, column, encoding } of consumerColumns) {
      if (encoding === "flags") assert.isAtMost(column.values.length, bits, column.column)
      if (encoding === "codes") assert.isBelow(column.values.length, 2 ** bits, column.column)
      if (encoding === "whole") assert.isBelow(Number(column.max), 2 ** bits, column.column)
    }
  })

  it("say nothing of ethnicity, religion or health", () => {
    for (const { description, name } of columns)
      assert.notMatch(`${name} ${description}`, /ethnic|race|religi|faith|health|medical|disease|ailment/i)
  })
})
