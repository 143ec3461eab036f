import type { Area } from "@listwright/domain/definition"
import { CarrierRoute, Zip, Zip4 } from "@listwright/domain/shared"
import fc from "fast-check"

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))
const excluded = fc.boolean()
const state = fc.stringMatching(/^[A-Z]{2}$/)
const name = fc.oneof(fc.string({ maxLength: 40 }), fc.constantFrom("", " ", "Chicago, IL 60614", "Store 5"))
const granularity = fc.constantFrom(
  "standard" as const,
  "zip4" as const,
  "carrierRoute" as const,
  "zip" as const,
)
/** Draws degrees with two decimals, as people write them, or any double. */
const degrees = (most: number) =>
  fc.oneof(
    fc.integer({ min: -most * 100, max: most * 100 }).map((hundredths) => hundredths / 100),
    fc.double({ min: -most, max: most, noNaN: true }),
  )
/** An area of every kind that an original order has a form for: all but combinations. */
export const area: fc.Arbitrary<Area> = fc.oneof(
  fc.record({ kind: fc.constant("zip" as const), zip: digits(5).map((zip) => Zip.make(zip)), excluded }),
  fc.record({ kind: fc.constant("zip4" as const), zip4: digits(9).map((zip4) => Zip4.make(zip4)), excluded }),
  fc.record({
    kind: fc.constant("carrierRoute" as const),
    carrierRoute: fc.stringMatching(/^\d{5}[BCGHR]\d{3}$/).map((route) => CarrierRoute.make(route)),
    excluded,
  }),
  fc.record({ kind: fc.constant("scf" as const), scf: digits(3), excluded }),
  fc.record({ kind: fc.constant("county" as const), county: digits(5), excluded }),
  fc.record({ kind: fc.constant("metroArea" as const), metroArea: digits(5), excluded }),
  fc.record({
    kind: fc.constant("city" as const),
    state,
    city: fc.constantFrom("Chicago", "St. Louis", "A:B"),
    excluded,
  }),
  fc.record({
    kind: fc.constant("congressionalDistrict" as const),
    district: fc.stringMatching(/^[A-Z]{2}\d{2}$/),
    excluded,
  }),
  fc.record({ kind: fc.constant("state" as const), state, excluded }),
  fc.record({ kind: fc.constant("nation" as const), excluded }),
  fc.record({
    kind: fc.constant("postalCode" as const),
    postalCode: fc.stringMatching(/^[A-Z]\d[A-Z](\d[A-Z]\d)?$/),
    excluded,
  }),
  fc.record({
    kind: fc.constant("savedCount" as const),
    savedCount: fc.stringMatching(/^\w{1,20}$/),
    excluded,
  }),
  fc.record({
    kind: fc.constant("radius" as const),
    name,
    longitude: degrees(180),
    latitude: degrees(90),
    miles: fc.oneof(fc.integer({ min: 1, max: 200 }), fc.constantFrom(0.25, 1e-12, 199.999)),
    withinState: fc.option(state),
    granularity,
    excluded,
  }),
  fc.record({
    kind: fc.constant("closest" as const),
    name,
    longitude: degrees(180),
    latitude: degrees(90),
    quantity: fc.integer({ min: 1, max: 100_000_000 }),
    excluded,
  }),
  fc.record({
    kind: fc.constant("polygon" as const),
    name,
    points: fc.array(fc.tuple(degrees(180), degrees(90)), { minLength: 3, maxLength: 6 }),
    granularity,
    excluded,
  }),
)
