import {
  type Criterion,
  emptyDefinition,
  type CanonicalDefinition,
  canonicalDefinition,
  type ListDefinition,
  type PostalArea,
} from "@listwright/domain/definition"
import { CarrierRoute, Zip, Zip4 } from "@listwright/domain/shared"
import { Schema } from "effect"
import fc from "fast-check"
import { consumerColumns } from "../src/catalog/consumerColumns.ts"
import type { StoredColumn } from "../src/format/columns/StoredColumn.ts"
import { codeOf, type Row } from "./bruteForce.ts"

const zip = Schema.decodeUnknownSync(Zip)
const zip4 = Schema.decodeUnknownSync(Zip4)
const carrierRoute = Schema.decodeUnknownSync(CarrierRoute)

export const areaOf = (kind: PostalArea["kind"], code: string, excluded = false): PostalArea => {
  switch (kind) {
    case "zip":
      return { kind, zip: zip(code), excluded }
    case "zip4":
      return { kind, zip4: zip4(code), excluded }
    case "carrierRoute":
      return { kind, carrierRoute: carrierRoute(code), excluded }
    case "postalCode":
      return { kind, postalCode: code, excluded }
  }
}

/** Areas around rows that exist, so that they overlap; some are excluded. */
const area = (rows: ReadonlyArray<Row>): fc.Arbitrary<PostalArea> =>
  fc
    .record({
      row: fc.constantFrom(...rows),
      kind: fc.constantFrom<PostalArea["kind"]>("zip", "zip", "zip4", "carrierRoute"),
      excluded: fc.integer({ min: 0, max: 6 }).map((roll) => roll === 0),
    })
    .map(({ excluded, kind, row }) => areaOf(kind, codeOf(row, kind), excluded))

const padded = (value: number, length: number): string => String(value).padStart(length, "0")

const bound = ({ column }: StoredColumn): fc.Arbitrary<string> => {
  const [min, max] = [column.min ?? "", column.max ?? ""]
  switch (column.inputType) {
    case "date":
      return fc
        .record({
          y: fc.integer({ min: Number(min.slice(0, 4)), max: Number(max.slice(0, 4)) }),
          m: fc.integer({ min: 1, max: 12 }),
          d: fc.integer({ min: 1, max: 31 }),
        })
        .map(({ d, m, y }) => `${y}${padded(m, 2)}${padded(d, 2)}`)
    case "monthYear":
      return fc
        .record({
          y: fc.integer({ min: Number(min.slice(2)), max: Number(max.slice(2)) }),
          m: fc.integer({ min: 1, max: 12 }),
        })
        .map(({ m, y }) => `${padded(m, 2)}${y}`)
    case "string":
      return fc.stringMatching(/^[A-Za-z]{1,4}$/)
    case "month":
      return fc.integer({ min: 1, max: 12 }).map((m) => padded(m, 2))
    case "year":
    case "number":
    case "single":
      return fc.integer({ min: Number(min), max: Number(max) }).map(String)
    case "list":
    case "radio":
    case "sic":
      throw new Error(`${column.column} has no bounds`)
  }
}

const key = ({ column }: StoredColumn, text: string): string =>
  column.inputType === "monthYear"
    ? `${text.slice(2)}${text.slice(0, 2)}`
    : column.inputType === "string"
      ? text.toUpperCase()
      : padded(Number(text), 9)

/** Draws nodes of the tree: some hold records, some are empty, and a few don't exist. */
const node = ({ texts }: StoredColumn): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 20,
      arbitrary: fc
        .tuple(fc.constantFrom(...texts), fc.integer({ min: 2, max: 8 }))
        .map(([text, digits]) => text.slice(0, digits)),
    },
    { weight: 8, arbitrary: fc.constantFrom(..."ABCDEFGHIJ".split("")) },
    { weight: 3, arbitrary: fc.constantFrom("01", "0112", "58", "5813", "78", "7911") },
    { weight: 1, arbitrary: fc.constantFrom("18", "Z", "581299", "5812010") },
  )

const industries = (stored: StoredColumn): fc.Arbitrary<Criterion> => {
  const { column } = stored.column
  const nodes = fc.array(node(stored), { maxLength: 3 })
  return fc.oneof(
    {
      weight: 5,
      arbitrary: fc
        .tuple(nodes, nodes)
        .filter(([added, omitted]) => added.length + omitted.length > 0)
        .map(([added, omitted]) => ({ kind: "industries" as const, column, added, omitted })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(node(stored), nodes)
        .map(([first, others]) => ({ kind: "values" as const, column, values: [first, ...others] as const })),
    },
  )
}

export const criterion = (stored: StoredColumn): fc.Arbitrary<Criterion> => {
  const { column } = stored
  if (stored.encoding === "industries") return industries(stored)
  if (column.values.length > 0)
    return fc
      .uniqueArray(fc.constantFrom(...column.values.map(({ value }) => value)), {
        minLength: 1,
        ...(column.inputType === "radio" ? { maxLength: 1 } : {}),
      })
      .map(([first = "", ...rest]) => ({ kind: "values", column: column.column, values: [first, ...rest] }))
  const { max, min } = column
  const inside = bound(stored).filter(
    (text) =>
      min === null ||
      max === null ||
      (key(stored, min) <= key(stored, text) && key(stored, text) <= key(stored, max)),
  )
  const range = fc
    .tuple(inside, inside)
    .map(([a, b]) => (key(stored, a) <= key(stored, b) ? { from: a, to: b } : { from: b, to: a }))
  return fc
    .tuple(range, fc.array(range, { maxLength: 2 }))
    .map(([first, rest]) => ({ kind: "ranges", column: column.column, ranges: [first, ...rest] }))
}

/** Up to three; a radio column accepts only one value, so that there is one criterion of it at most. */
const criteriaOf = (columns: ReadonlyArray<StoredColumn>): fc.Arbitrary<ReadonlyArray<Criterion>> =>
  fc
    .array(
      fc
        .constantFrom(...columns)
        .chain((stored) => fc.record({ stored: fc.constant(stored), one: criterion(stored) })),
      { maxLength: 3 },
    )
    .map((drawn) =>
      drawn
        .filter(
          ({ stored }, at) =>
            stored.column.inputType !== "radio" || drawn.findIndex((other) => other.stored === stored) === at,
        )
        .map(({ one }) => one),
    )

/** Definitions over the places and attributes of a universe. */
export const definition = (rows: ReadonlyArray<Row>): fc.Arbitrary<CanonicalDefinition> =>
  fc
    .record({
      areas: fc.array(area(rows), { maxLength: 200 }),
      unit: fc.constantFrom<"individuals" | "allHouseholds">(
        "individuals",
        "individuals",
        "individuals",
        "allHouseholds",
      ),
      criteria: criteriaOf(consumerColumns),
      phoneOption: fc.constantFrom<ListDefinition["phoneOption"]>(
        null,
        "noPhones",
        "phonesWhereAvailable",
        "onlyWithPhones",
      ),
    })
    .map(({ areas, criteria, phoneOption, unit }) =>
      canonicalDefinition({
        ...emptyDefinition(10),
        areas,
        audience: { unit, criteria },
        phoneOption,
      }),
    )
