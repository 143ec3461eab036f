import { LocationFileHash } from "../../src/definition/LocationFile.ts"
import fc from "fast-check"
import type { Area } from "../../src/definition/Area.ts"
import type { Granularity, Point } from "../../src/definition/AreaShape.ts"
import { CarrierRoute, Zip, Zip4 } from "../../src/shared/Zip.ts"

/** The number of rows of each file, by its hash. A count with another number is refused. */
const ROWS_OF = { a: 10_000, "0": 1 } as const

const digits = (length: number): fc.Arbitrary<string> =>
  fc.integer({ min: 0, max: 10 ** length - 1 }).map((n) => `${n}`.padStart(length, "0"))

const of = <A>(value: A): fc.Arbitrary<A> => fc.constant(value)

/** A handful of codes, so that repetitions are common. */
const fewZips = fc.integer({ min: 60601, max: 60606 }).map(String)
const states = fc.constantFrom("IL", "IN", "WI")
const excluded = fc.boolean()

/** Round numbers, which are common and collide, the smallest ones, whose text has an exponent, and any others. */
const within = (limit: number): fc.Arbitrary<number> =>
  fc.oneof(
    fc.integer({ min: -2, max: 2 }),
    fc.constantFrom(-0, 1e-7, -1e-7, 1.5e-13, 1e-15, limit, -limit),
    fc.double({ min: -limit, max: limit, noNaN: true }),
  )

const longitude = within(180)
const latitude = within(90)
const point: fc.Arbitrary<Point> = fc.tuple(longitude, latitude)
const name = fc.constantFrom("", "1 Main St", "Home")
const granularity: fc.Arbitrary<Granularity> = fc.constantFrom("standard", "zip4", "carrierRoute", "zip")

const zip = fc.record({ kind: of("zip" as const), zip: fewZips.map((z) => Zip.make(z)), excluded })

const radius = fc.record({
  kind: of("radius" as const),
  name,
  longitude,
  latitude,
  miles: fc.oneof(
    fc.integer({ min: 1, max: 3 }),
    fc.constantFrom(200, 1e-12, 2e-7),
    fc.double({ min: 1e-12, max: 200, noNaN: true }),
  ),
  withinState: fc.option(states),
  granularity,
  excluded,
})

const polygon = fc.record({
  kind: of("polygon" as const),
  name,
  points: fc.array(point, { minLength: 3, maxLength: 6 }),
  granularity,
  excluded,
})

const ofEachKind: { readonly [Kind in Area["kind"]]: fc.Arbitrary<Extract<Area, { kind: Kind }>> } = {
  zip,
  zip4: fc.record({ kind: of("zip4" as const), zip4: digits(9).map((z) => Zip4.make(z)), excluded }),
  carrierRoute: fc.record({
    kind: of("carrierRoute" as const),
    carrierRoute: fc
      .tuple(fewZips, fc.constantFrom("B", "C", "G", "H", "R"), digits(3))
      .map((parts) => CarrierRoute.make(parts.join(""))),
    excluded,
  }),
  scf: fc.record({ kind: of("scf" as const), scf: digits(3), excluded }),
  city: fc.record({
    kind: of("city" as const),
    state: states,
    city: fc.constantFrom("Aurora", "Chicago", "St. Paul:East", "X"),
    excluded,
  }),
  county: fc.record({ kind: of("county" as const), county: fc.constantFrom("17031", "17043"), excluded }),
  metroArea: fc.record({
    kind: of("metroArea" as const),
    metroArea: fc.constantFrom("16980", "17031"),
    excluded,
  }),
  congressionalDistrict: fc.record({
    kind: of("congressionalDistrict" as const),
    district: fc.tuple(states, digits(2)).map((parts) => parts.join("")),
    excluded,
  }),
  state: fc.record({ kind: of("state" as const), state: states, excluded }),
  nation: fc.record({ kind: of("nation" as const), excluded }),
  postalCode: fc.record({
    kind: of("postalCode" as const),
    postalCode: fc.constantFrom("M5V", "M5V2T6", "K1A"),
    excluded,
  }),
  radius,
  locations: fc
    .record({
      kind: of("locations" as const),
      name,
      file: fc.constantFrom("a" as const, "0" as const),
      sameState: fc.boolean(),
      excluded,
    })
    .map(({ file, ...rest }) => ({
      ...rest,
      file: LocationFileHash.make(file.repeat(64)),
      locations: ROWS_OF[file],
    })),
  closest: fc.record({
    kind: of("closest" as const),
    name,
    longitude,
    latitude,
    quantity: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.constant(100_000_000)),
    excluded,
  }),
  polygon,
  savedCount: fc.record({
    kind: of("savedCount" as const),
    savedCount: fc.constantFrom("1", "17031", "a-b"),
    excluded,
  }),
  combination: fc
    .tuple(
      fc.shuffledSubarray(["1", "17031", "a-b", "B"], { minLength: 2 }),
      fc.constantFrom("union", "intersect", "minus", "exactly"),
      fc.integer({ min: 1, max: 2 }),
      excluded,
    )
    .map(([savedCounts, operation, k, isExcluded]) => ({
      kind: "combination",
      operation,
      k: operation === "exactly" ? k : null,
      savedCounts,
      excluded: isExcluded,
    })),
}

/** Every kind of area; ZIP Codes and shapes the most. */
export const area: fc.Arbitrary<Area> = fc.oneof(...Object.values(ofEachKind), zip, zip, radius, polygon)
