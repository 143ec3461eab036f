import { type CanonicalDefinition, canonicalDefinition } from "../../../src/definition/canonicalDefinition.ts"
import type { SuppressionChoice } from "../../../src/definition/ListDefinition.ts"
import fc from "fast-check"
import { type SuppressedKeys, type Universe } from "../../../src/counting/evaluator/Universe.ts"
import type { UniverseRecord } from "../../../src/counting/evaluator/UniverseRecord.ts"
import type { Area } from "../../../src/definition/Area.ts"
import type { Granularity, Point } from "../../../src/definition/AreaShape.ts"
import { LocationFileHash, type LocationRow } from "../../../src/definition/LocationFile.ts"
import type { ColumnCriterion } from "../../../src/definition/Audience.ts"
import { CarrierRoute, Zip, Zip4 } from "../../../src/shared/Zip.ts"
import {
  asked,
  closestArea,
  nation,
  placeOfZip,
  plus4s,
  radiusArea,
  routes,
  savedArea,
  universeOf,
  zips,
} from "./exampleUniverse.ts"

/** Its areas show details. */
const LIST_TYPE = 50

/** Few places and values, so that areas overlap, distances tie and criteria meet. */
const coordinate = fc.constantFrom(-0.1, 0, 0.1, 0.2)
export const point: fc.Arbitrary<Point> = fc.tuple(coordinate, coordinate)
const zip = fc.constantFrom(...zips)
const age = fc.constantFrom("20", "30", "40")
const interest = fc.constantFrom("10", "2", "1")
const industry = fc.constantFrom("58120000", "58130000", "59120000", "60210000")

const attributes = fc
  .record({
    GENDER: fc.constantFrom([], ["F"], ["M"]),
    INTERESTS: fc.subarray(["10", "2", "1"]),
    AGE: fc.oneof(
      age.map((one) => [one]),
      fc.constant([]),
    ),
  })
  .map((of): ReadonlyMap<string, ReadonlyArray<string>> => new Map(Object.entries(of)))

const record: fc.Arbitrary<Omit<UniverseRecord, "personKey">> = fc
  .record({
    household: fc.constantFrom("a", "b", "c", "d", "e"),
    zip,
    plus4: fc.constantFrom(...plus4s),
    route: fc.constantFrom(...routes),
    point: fc.option(point, { freq: 8 }),
    attributes,
    industries: fc.uniqueArray(industry, { maxLength: 3 }),
    phone: fc.constantFrom("none", "deliverable", "doNotCall"),
    hasEmail: fc.boolean(),
    dwelling: fc.constantFrom("home", "apartment", "business"),
    delivery: fc.constantFrom("carrierRoute", "poBox", "ruralRoute"),
    hasContactName: fc.boolean(),
  })
  .map((drawn) => ({ ...drawn, ...placeOfZip[drawn.zip], postalCode: null }))

/** In no order of person key. */
export const records: fc.Arbitrary<ReadonlyArray<UniverseRecord>> = fc
  .array(record, { maxLength: 12, size: "max" })
  .chain((drawn) =>
    fc
      .shuffledSubarray(
        drawn.map((_, at) => at),
        { minLength: drawn.length },
      )
      .map((keys) => drawn.map((one, at) => ({ ...one, personKey: BigInt(keys[at] ?? at) }))),
  )

/**
 * Draws from `one` only once in six times: definitions with many of these at once select hardly any records and test
 * little.
 */
const rarely = <A, B>(one: fc.Arbitrary<A>, usual: B): fc.Arbitrary<A | B> =>
  fc.oneof({ arbitrary: fc.constant(usual), weight: 5 }, { arbitrary: one, weight: 1 })

const name = fc.constantFrom("", "Home")
const excluded = fc.integer({ min: 0, max: 9 }).map((roll) => roll === 0)
const granularity: fc.Arbitrary<Granularity> = fc.constantFrom("standard", "zip4", "carrierRoute", "zip")

/** One location, and several of different states that overlap. */
const locationFiles: ReadonlyArray<readonly [LocationFileHash, ReadonlyArray<LocationRow>]> = [
  [[0, 7, "IL"]],
  [
    [0.1, 7, "IL"],
    [0, 14, "IN"],
    [0.2, 1, "IN"],
  ],
].map((rows, at) => [
  LocationFileHash.make(String(at).repeat(64)),
  rows.map(([longitude, miles, state]) => ({
    longitude: Number(longitude),
    latitude: 0,
    miles: Number(miles),
    state: String(state),
    name: "",
  })),
])

/** Areas that hold a record regardless of all other records. */
export const plainArea: fc.Arbitrary<Area> = fc.oneof(
  fc.record({ kind: fc.constant("zip" as const), zip: zip.map((code) => Zip.make(code)), excluded }),
  fc.record({
    kind: fc.constant("zip4" as const),
    zip4: fc.tuple(zip, fc.constantFrom(...plus4s)).map((parts) => Zip4.make(parts.join(""))),
    excluded,
  }),
  fc.record({
    kind: fc.constant("carrierRoute" as const),
    carrierRoute: fc.tuple(zip, fc.constantFrom(...routes)).map((parts) => CarrierRoute.make(parts.join(""))),
    excluded,
  }),
  fc.record({ kind: fc.constant("scf" as const), scf: fc.constantFrom("606", "463"), excluded }),
  fc
    .record({
      kind: fc.constant("city" as const),
      of: fc.constantFrom({ state: "IL", city: "Chicago" }, { state: "IN", city: "Hammond" }),
      excluded,
    })
    .map(({ of, ...city }) => ({ ...city, ...of })),
  fc.record({ kind: fc.constant("county" as const), county: fc.constantFrom("17031", "18089"), excluded }),
  fc.record({
    kind: fc.constant("metroArea" as const),
    metroArea: fc.constantFrom("16980", "29020"),
    excluded,
  }),
  fc.record({
    kind: fc.constant("congressionalDistrict" as const),
    district: fc.constantFrom("IL05", "IL07", "IN01"),
    excluded,
  }),
  fc.record({ kind: fc.constant("state" as const), state: fc.constantFrom("IL", "IN"), excluded }),
  fc.record({ kind: fc.constant("nation" as const), excluded }),
  fc.record({
    kind: fc.constant("radius" as const),
    name,
    longitude: coordinate,
    latitude: coordinate,
    miles: fc.constantFrom(1, 7, 10, 14),
    withinState: fc.option(fc.constantFrom("IL", "IN")),
    granularity,
    excluded,
  }),
  fc
    .record({
      kind: fc.constant("locations" as const),
      name,
      of: fc.constantFrom(...locationFiles),
      sameState: fc.boolean(),
      excluded,
    })
    .map(({ of: [file, rows], ...area }) => ({ ...area, file, locations: rows.length })),
  fc.record({
    kind: fc.constant("polygon" as const),
    name,
    points: fc.array(point, { minLength: 3, maxLength: 5 }),
    granularity,
    excluded,
  }),
  fc.record({
    kind: fc.constant("savedCount" as const),
    savedCount: fc.constantFrom("1", "2"),
    excluded,
  }),
)

const closest: fc.Arbitrary<Area> = fc.record({
  kind: fc.constant("closest" as const),
  name,
  longitude: coordinate,
  latitude: coordinate,
  quantity: fc.integer({ min: 1, max: 5 }),
  excluded: fc.constant(false),
})

export const anyArea: fc.Arbitrary<Area> = fc.oneof({ arbitrary: plainArea, weight: 4 }, closest)

const atLeastOne = <A>(one: fc.Arbitrary<A>): fc.Arbitrary<readonly [A, ...Array<A>]> =>
  fc.tuple(one, fc.array(one, { maxLength: 2 })).map(([first, others]) => [first, ...others] as const)

const ages = fc.tuple(age, age).map(([a, b]) => (a <= b ? { from: a, to: b } : { from: b, to: a }))
const nodes = fc.subarray(["G", "58", "5812", "5813", "59", "H"], { maxLength: 2 })

/** Criteria of a column, each kind that it takes. */
export const criterionOf = {
  GENDER: fc.record({
    kind: fc.constant("values" as const),
    column: fc.constant("GENDER"),
    // A radio column accepts only one value.
    values: fc.constantFrom("F", "M").map((value) => [value] as const),
  }),
  INTERESTS: fc.record({
    kind: fc.constant("values" as const),
    column: fc.constant("INTERESTS"),
    values: atLeastOne(interest),
  }),
  AGE: fc.oneof(
    fc.record({ kind: fc.constant("ranges" as const), column: fc.constant("AGE"), ranges: atLeastOne(ages) }),
    fc.record({ kind: fc.constant("values" as const), column: fc.constant("AGE"), values: atLeastOne(age) }),
  ),
  SIC: fc
    .record({
      kind: fc.constant("industries" as const),
      column: fc.constant("SIC"),
      added: nodes,
      omitted: nodes,
    })
    .filter(({ added, omitted }) => added.length + omitted.length > 0),
} satisfies Record<string, fc.Arbitrary<ColumnCriterion>>

export const anyCriterion: fc.Arbitrary<ColumnCriterion> = fc.oneof(...Object.values(criterionOf))

/** The criteria of an answerable definition: those of a radio column after its first are left out. */
const oneOfARadio = (criteria: ReadonlyArray<ColumnCriterion>): ReadonlyArray<ColumnCriterion> => {
  const first = criteria.find(({ column }) => column === "GENDER")
  return criteria.filter((one) => one.column !== "GENDER" || one === first)
}

export const someCriteria = (
  constraints: Parameters<typeof fc.array>[1],
): fc.Arbitrary<ReadonlyArray<ColumnCriterion>> => fc.array(anyCriterion, constraints).map(oneOfARadio)

const choice: fc.Arbitrary<SuppressionChoice> = fc.constantFrom(
  { mode: "off" },
  { mode: "item", items: ["1"] },
  { mode: "date", start: "2026-11-01", end: "2026-11-08" },
)

const occupant = fc.record({
  targets: fc.subarray(["homes", "apartments", "businesses"] as const, { minLength: 1 }),
  routes: fc.subarray(["carrierRoutes", "poBoxes", "ruralRoutes"] as const, { minLength: 1 }),
  contactNames: fc.boolean(),
})

/** Definitions that have an answer, over these kinds of area. */
export const definitionOf = (area: fc.Arbitrary<Area>): fc.Arbitrary<CanonicalDefinition> =>
  fc
    .record({
      version: fc.constant(1 as const),
      listType: fc.constant(LIST_TYPE),
      areas: fc.array(area, { minLength: 1, maxLength: 5 }),
      audience: fc.record({
        unit: fc.constantFrom("individuals", "individuals", "allHouseholds"),
        criteria: rarely(someCriteria({ minLength: 1, maxLength: 2 }), []),
      }),
      phoneOption: rarely(fc.constantFrom("noPhones", "phonesWhereAvailable", "onlyWithPhones"), null),
      emailOption: rarely(fc.constantFrom("noEmail", "onlyEmail", "email"), null),
      suppressions: fc.record({ orders: choice, savedCounts: choice, files: choice }),
      occupant: rarely(occupant, null),
    })
    .map(canonicalDefinition)

const keys = fc
  .subarray(
    Array.from({ length: 12 }, (_, key) => BigInt(key)),
    { maxLength: 5 },
  )
  .map((some): ReadonlySet<bigint> => new Set(some))

export const suppressed: fc.Arbitrary<SuppressedKeys> = fc.record({
  orders: keys,
  savedCounts: keys,
  files: keys,
})

/** Saved count 1 selects by one criterion, 2 the same and those near by. */
const savedCounts = (
  criterion: ColumnCriterion,
  quantity: number,
  taken: SuppressedKeys,
): Universe["savedCounts"] => {
  const audience = { unit: "individuals", criteria: [criterion] } as const
  const areas = [savedArea("1"), closestArea(quantity), radiusArea(1)]
  return new Map([
    ["1", { definition: asked({ listType: LIST_TYPE, areas: [nation], audience }), suppressed: taken }],
    ["2", { definition: asked({ listType: LIST_TYPE, areas }), suppressed: taken }],
  ])
}

export const universe: fc.Arbitrary<Universe> = fc
  .tuple(records, anyCriterion, fc.integer({ min: 1, max: 3 }), suppressed)
  .map(([all, criterion, quantity, taken]) => ({
    ...universeOf(...all),
    savedCounts: savedCounts(criterion, quantity, taken),
    locationFiles: new Map(locationFiles),
  }))
