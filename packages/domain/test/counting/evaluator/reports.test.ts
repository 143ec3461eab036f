import { criterionColumns } from "../../../src/definition/criterionColumns.ts"
import { type CanonicalDefinition, canonicalDefinition } from "../../../src/definition/canonicalDefinition.ts"
import { describe, expect, it } from "vitest"
import { breakdown, crossTab } from "../../../src/counting/evaluator/breakdown.ts"
import { fillRates } from "../../../src/counting/evaluator/fillRates.ts"
import { candidateRelaxations } from "../../../src/counting/widening/candidateRelaxations.ts"
import {
  noSuppressions,
  type SuppressedKeys,
  withoutDoNotSell,
} from "../../../src/counting/evaluator/Universe.ts"
import type { Criterion } from "../../../src/definition/Audience.ts"
import {
  asked,
  closestArea,
  columns,
  nation,
  person,
  steps,
  suggested,
  universeOf,
  zipArea,
} from "./exampleUniverse.ts"

const of = (gender: string | null, interests: ReadonlyArray<string> = [], age?: string) =>
  new Map([
    ...(gender === null ? [] : [["GENDER", [gender]] as const]),
    ["INTERESTS", interests] as const,
    ...(age === undefined ? [] : [["AGE", [age]] as const]),
  ])

const women: Criterion = { kind: "values", column: "GENDER", values: ["F"] }
const young: Criterion = { kind: "ranges", column: "AGE", ranges: [{ from: "18", to: "29" }] }
const item = { mode: "item", items: ["1"] } as const
const off = { mode: "off" } as const

const everybody = universeOf(
  person(1, { attributes: of("F", ["1", "2"], "25"), phone: "deliverable", hasEmail: true, household: "a" }),
  person(2, { attributes: of("F", ["10"], "9.5"), phone: "deliverable", household: "a" }),
  person(3, { attributes: of("M", ["10"], "25"), phone: "deliverable", household: "b", zip: "60602" }),
  person(4, { attributes: of(null, [], "25"), phone: "doNotCall", household: "b" }),
  person(5, { attributes: of("F", ["2"], "30"), hasEmail: true, household: "c" }),
)

const suppressed: SuppressedKeys = { ...noSuppressions, orders: new Set([1n]) }

describe("the waterfall", () => {
  it("is the whole universe, step by step, down to the total", () => {
    const definition: CanonicalDefinition = asked({
      listType: 260,
      areas: [nation, zipArea("60602", true)],
      audience: { unit: "individuals", criteria: [women, young] },
      occupant: { targets: ["homes"], routes: ["carrierRoutes"], contactNames: true },
      phoneOption: "onlyWithPhones",
      emailOption: "onlyEmail",
      suppressions: { orders: item, savedCounts: off, files: item },
    })
    expect(steps(everybody, definition, suppressed)).toEqual([
      { step: { kind: "geography" }, leaves: 4, removes: 1 },
      { step: { kind: "criterion", column: "AGE" }, leaves: 2, removes: 2 },
      { step: { kind: "criterion", column: "GENDER" }, leaves: 1, removes: 1 },
      { step: { kind: "occupant" }, leaves: 1, removes: 0 },
      { step: { kind: "phone" }, leaves: 1, removes: 0 },
      { step: { kind: "email" }, leaves: 1, removes: 0 },
      { step: { kind: "suppression", source: "orders" }, leaves: 0, removes: 1 },
      { step: { kind: "suppression", source: "files" }, leaves: 0, removes: 0 },
    ])
  })

  it("begins without whoever is on the do-not-sell list, which is no step [ob4-do-not-sell]", () => {
    const listed = withoutDoNotSell(everybody, new Set([1n, 5n]))
    expect(steps(listed, asked({ areas: [nation, zipArea("60602", true)] }))).toEqual([
      { step: { kind: "geography" }, leaves: 2, removes: 1 },
    ])
  })

  it("ends with one record a household, and the nearest of those", () => {
    const audience = { unit: "allHouseholds", criteria: [women] } as const
    expect(steps(everybody, asked({ areas: [closestArea(2)], audience }))).toEqual([
      { step: { kind: "geography" }, leaves: 5, removes: 0 },
      { step: { kind: "household" }, leaves: 3, removes: 2 },
      { step: { kind: "nearest" }, leaves: 2, removes: 1 },
    ])
  })
})

describe("a breakdown", () => {
  it("counts the records of each value in the order of the list, and those without", () => {
    expect(breakdown(everybody.records, columns.gender)).toEqual([
      { value: "F", records: 3 },
      { value: "M", records: 1 },
      { value: null, records: 1 },
    ])
  })

  it("counts a record with several values in each of them, so the rows may sum to more", () => {
    expect(breakdown(everybody.records, columns.interests)).toEqual([
      { value: "10", records: 2 },
      { value: "2", records: 2 },
      { value: "1", records: 1 },
      { value: null, records: 1 },
    ])
  })

  it("goes upwards through numbers", () => {
    expect(breakdown(everybody.records, columns.age)).toEqual([
      { value: "9.5", records: 1 },
      { value: "25", records: 3 },
      { value: "30", records: 1 },
    ])
  })

  it("shows industries by code, a business in the row of each of its own", () => {
    const businesses = [
      person(1, { industries: ["5912", "5812"] }),
      person(2, { industries: ["5812"] }),
      person(3),
    ]
    expect(breakdown(businesses, columns.industry)).toEqual([
      { value: "5812", records: 2 },
      { value: "5912", records: 1 },
      { value: null, records: 1 },
    ])
    expect(crossTab(businesses, columns.industry, columns.industry)).toContainEqual({
      row: "5812",
      column: "5912",
      records: 1,
    })
  })

  it("of nobody is empty", () => {
    expect(breakdown([], columns.gender)).toEqual([])
  })
})

describe("the fill rates", () => {
  it("count the records with a ZIP+4 or a whole postal code, with a carrier route, and with any value of each column", () => {
    const records = [
      person(1, { plus4: null, attributes: of("F", ["1", "2"]) }),
      person(2, { route: null, attributes: of(null, [], "25") }),
      person(3, { route: null, attributes: of("M") }),
      person(4, { zip: null, postalCode: "M5V2T6", plus4: null, route: null }),
      person(5, { zip: null, postalCode: "M5V", plus4: null, route: null }),
    ]
    const { age, gender, interests } = columns
    expect(fillRates(records, [gender, age, interests])).toEqual({
      withZip4: 3,
      withCarrierRoutes: 1,
      columns: [
        { column: "GENDER", known: 2 },
        { column: "AGE", known: 1 },
        { column: "INTERESTS", known: 1 },
      ],
    })
  })
})

describe("a cross table", () => {
  it("counts the records of each pair of values", () => {
    expect(crossTab(everybody.records, columns.gender, columns.age)).toEqual([
      { row: "F", column: "9.5", records: 1 },
      { row: "F", column: "25", records: 1 },
      { row: "F", column: "30", records: 1 },
      { row: "M", column: "25", records: 1 },
      { row: null, column: "25", records: 1 },
    ])
  })
})

describe("suggestions", () => {
  const definition: CanonicalDefinition = asked({
    areas: [nation, zipArea("60602", true)],
    audience: {
      unit: "individuals",
      criteria: [young, women, { ...young, ranges: [{ from: "31", to: "40" }] }],
    },
    phoneOption: "onlyWithPhones",
    emailOption: "onlyEmail",
    suppressions: { orders: item, savedCounts: item, files: off },
  })

  it("could drop each column, option, suppression and exclusion", () => {
    expect(candidateRelaxations(definition).map(({ relaxation }) => relaxation)).toEqual([
      { kind: "dropColumn", column: "AGE" },
      { kind: "dropColumn", column: "GENDER" },
      { kind: "withoutPhonesToo" },
      { kind: "withoutEmailToo" },
      { kind: "dropSuppression", source: "orders" },
      { kind: "dropSuppression", source: "savedCounts" },
      { kind: "dropExclusion", area: "zip:60602" },
    ])
  })

  it("drop all that is asked of a column at once", () => {
    const criteria: ReadonlyArray<Criterion> = [young, { kind: "values", column: "AGE", values: ["40"] }]
    const asking = asked({ areas: [nation], audience: { unit: "individuals", criteria } })
    expect(candidateRelaxations(asking)).toEqual([
      { relaxation: { kind: "dropColumn", column: "AGE" }, definition: asked({ areas: [nation] }) },
    ])
  })

  it("change nothing else of the definition", () => {
    const [dropAge, , phones, email, orders, , exclusion] = candidateRelaxations(definition).map(
      (one) => one.definition,
    )
    expect(dropAge).toEqual(
      canonicalDefinition({ ...definition, audience: { unit: "individuals", criteria: [women] } }),
    )
    const criteria =
      candidateRelaxations(definition)[1]?.definition.audience.criteria.flatMap(criterionColumns)
    expect(criteria).toEqual(["AGE"])
    const kept = { ...definition, audience: phones?.audience }
    expect(phones).toEqual({ ...kept, phoneOption: "phonesWhereAvailable" })
    expect(email).toEqual({ ...kept, emailOption: "email" })
    expect(orders).toEqual({ ...kept, suppressions: { orders: off, savedCounts: item, files: off } })
    expect(exclusion).toEqual({ ...kept, areas: [nation] })
  })

  it("are those that bring more, the most first", () => {
    const narrow = asked({
      areas: [nation],
      audience: { unit: "individuals", criteria: [women, young] },
      phoneOption: "onlyWithPhones",
    })
    expect(suggested(everybody, narrow).map(({ more, relaxation }) => [relaxation.kind, more])).toEqual([
      ["dropColumn", 1],
      ["dropColumn", 1],
    ])
    const suppressing = asked({
      ...narrow,
      phoneOption: null,
      suppressions: { orders: item, savedCounts: item, files: off },
    })
    const byOrders = { ...noSuppressions, orders: new Set([1n, 3n, 4n]) }
    expect(
      suggested(everybody, suppressing, byOrders).map(({ more, relaxation }) => [relaxation, more]),
    ).toEqual([
      [{ kind: "dropColumn", column: "AGE" }, 2],
      [{ kind: "dropSuppression", source: "orders" }, 1],
    ])
  })

  it("leave the criteria of all households alone, which ask for nothing", () => {
    const audience = { unit: "allHouseholds", criteria: [women] } as const
    expect(candidateRelaxations(asked({ areas: [nation], audience }))).toEqual([])
  })
})
