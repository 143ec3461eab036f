import { describe, expect, it } from "vitest"
import { criterionColumns } from "../../../src/definition/criterionColumns.ts"
import { withoutColumnCriteria, valueShares } from "../../../src/counting/shares/valueShares.ts"
import { canonicalDefinition, emptyDefinition } from "../../../src/definition/canonicalDefinition.ts"

describe("the share of a value", () => {
  const of = valueShares({
    total: 200,
    rows: [
      { value: "A", records: 100 },
      { value: "B", records: 50 },
      { value: null, records: 50 },
    ],
  })
  it("is of all, and its bar of the most", () => {
    expect(of("A")).toEqual({ records: 100, share: 0.5, length: 1 })
    expect(of("B")).toEqual({ records: 50, share: 0.25, length: 0.5 })
    expect(of("C")).toEqual({ records: 0, share: 0, length: 0 })
  })
  it("is none of nobody", () => {
    expect(valueShares({ total: 0, rows: [] })("A")).toEqual({ records: 0, share: 0, length: 0 })
  })
})

describe("what is broken down", () => {
  const definition = canonicalDefinition({
    ...emptyDefinition(10),
    audience: {
      unit: "individuals",
      criteria: [
        { kind: "values", column: "GENDER", values: ["F"] },
        { kind: "ranges", column: "AGE", ranges: [{ from: "25", to: "54" }] },
      ],
    },
    phoneOption: "onlyWithPhones",
  })
  it("leaves the column's own criterion out, and keeps all else", () => {
    expect(withoutColumnCriteria(definition, "GENDER")).toEqual({
      ...definition,
      audience: { unit: "individuals", criteria: [definition.audience.criteria[0]] },
    })
    expect(definition.audience.criteria.slice(0, 1).flatMap(criterionColumns)).toEqual(["AGE"])
  })
  it("is the definition itself where nothing of the column is chosen", () => {
    expect(withoutColumnCriteria(definition, "INCOME")).toBe(definition)
  })
})
