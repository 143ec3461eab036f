import type { Criterion, ListDefinition } from "@listwright/domain/definition"
import type { Random } from "../../../../src/sample-universe/random/Random.ts"
import type { RefusalKind } from "../../../../src/import/staging/Field.ts"
import type { Cells } from "../providerFiles.ts"

/** One way in which a row may be broken. */
export interface Break {
  readonly kind: RefusalKind
  readonly broken: (cells: Cells, random: Random) => Cells
}

/** A list of the imported records, and what plain SQL over the provider's own cells says the same by. */
export interface Question {
  readonly definition: Partial<ListDefinition>
  readonly sql: string
  /** The SQL of the count; every record unless given. */
  readonly count?: string
}

/** A data provider's file of one universe, made up: every cell as providers write it. */
export interface ProviderFile {
  readonly listType: number
  /** Apart from `input`. */
  readonly mapping: object
  readonly row: (random: Random, at: number, zip: string) => Cells
  readonly breaks: ReadonlyArray<Break>
  /** SQL over `raw`, whose cells are texts and never NULL: whether nothing is wrong with a row. */
  readonly fit: string
  readonly questions: Readonly<Record<string, Question>>
}

/** Names as people have them, hard for whoever splits a line. */
export const FIRST = ["Ann", "José", "Łukasz", "Mary Jo", "D'Arcy"] as const
export const LAST = ["Berg", 'O"Neil', "Nagy, Jr.", "Lee", "Müller"] as const

export const pick = <A>(random: Random, values: readonly [A, ...ReadonlyArray<A>]): A =>
  values[random.below(values.length)] ?? values[0]

export const changing =
  (name: string, ...values: readonly [string, ...ReadonlyArray<string>]) =>
  (cells: Cells, random: Random): Cells => ({ ...cells, [name]: pick(random, values) })

export const padded = (value: number, digits: number): string => String(value).padStart(digits, "0")

/** Ways to break places and phones in any file. */
export const PLACE_BREAKS: ReadonlyArray<Break> = [
  { kind: "ZipMissing", broken: changing("zip", "") },
  { kind: "ZipUnreadable", broken: changing("zip", "6061", "ABCDE", "60614-1201") },
  { kind: "ZipUnknown", broken: changing("zip", "00000", "99999") },
  { kind: "RouteUnreadable", broken: changing("route", "X001", "C1") },
  { kind: "PhoneUnreadable", broken: changing("phone", "555-0101", "none") },
]

/** The same in SQL. */
export const PLACE_FIT = `zip IN (FROM zips) AND regexp_full_match(route, '([BCGHR][0-9]{3})?')
  AND regexp_full_match(phone, '([0-9]{3}-[0-9]{3}-[0-9]{4})?')`

export const nation: ListDefinition["areas"] = [{ kind: "nation", excluded: false }]

export const within = (...criteria: ReadonlyArray<Criterion>): Partial<ListDefinition> => ({
  areas: nation,
  audience: { unit: "individuals", criteria },
})

export const valuesOf = (column: string, ...values: [string, ...ReadonlyArray<string>]): Criterion => ({
  kind: "values",
  column,
  values,
})

export const between = (column: string, from: string, to: string): Criterion => ({
  kind: "ranges",
  column,
  ranges: [{ from, to }],
})
