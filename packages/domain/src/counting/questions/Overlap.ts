import { Schema } from "effect"
import { TRUE_OF } from "./TrueOf.ts"

/** The most areas whose overlap is counted: 63 regions. */
export const MAX_OVERLAPPED = 6

/** The selected records that lie in all of these areas and in no other area. */
export const OverlapRegion = Schema.Struct({
  /** Places in `keys`, ascending; at least one. */
  areas: Schema.Array(Schema.Int),
  records: Schema.Int,
  /** The records with a phone that may be delivered. */
  withPhones: Schema.Int,
  /**
   * The records by the attributes that selected them, list by list in the order of `areas`, if the areas are saved
   * lists with attributes. They sum to `records`.
   */
  selectedBy: Schema.optionalKey(
    Schema.Array(Schema.Struct({ columns: Schema.Array(Schema.Array(Schema.String)), records: Schema.Int })),
  ),
})
export type OverlapRegion = typeof OverlapRegion.Type

/**
 * The overlap of a list's areas. Every selected record is in exactly one region, so the regions sum to the total.
 * Regions without records are left out; the others are ordered by their areas as binary numbers, with the first area
 * as the lowest bit.
 */
export const CountOverlap = Schema.Struct({
  ...TRUE_OF,
  total: Schema.Int,
  /** The keys of the areas that are not excluded, in their order. */
  keys: Schema.Array(Schema.String),
  regions: Schema.Array(OverlapRegion),
})
export type CountOverlap = typeof CountOverlap.Type

/** The places of the bits that are set, ascending. */
export const placesOf = (bits: number): ReadonlyArray<number> =>
  Array.from({ length: MAX_OVERLAPPED }, (_, at) => at).filter((at) => ((bits >> at) & 1) === 1)

/** The engine's counts by the areas that records are in, as bits: area `i` is bit `i`. */
export type CountedByAreas = ReadonlyMap<number, Omit<OverlapRegion, "areas">>

/** The answer, of what was counted. */
export const overlapOfCounts = (
  keys: ReadonlyArray<string>,
  counted: CountedByAreas,
): Pick<CountOverlap, "total" | "keys" | "regions"> => {
  const regions = [...counted]
    .filter(([, { records }]) => records > 0)
    .toSorted(([a], [b]) => a - b)
    .map(([bits, region]) => ({ areas: placesOf(bits), ...region }))
  return { total: regions.reduce((sum, { records }) => sum + records, 0), keys, regions }
}
