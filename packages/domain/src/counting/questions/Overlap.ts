import { Schema } from "effect"
import { ANSWER_BASIS } from "./AnswerBasis.ts"

/** The maximum number of areas in an overlap; six areas make 63 regions. */
export const MAX_OVERLAP_AREAS = 6

/** The selected records that are in all of these areas and in no others. */
export const OverlapRegion = Schema.Struct({
  /** Indexes into `keys`, in ascending order; at least one. */
  areas: Schema.Array(Schema.Int),
  records: Schema.Int,
  /** The number of records with a deliverable phone. */
  withPhones: Schema.Int,
  /**
   * The records grouped by the attributes that selected them, with one entry per list in the order of `areas`, if the
   * areas are saved lists with attributes. The groups add up to `records`.
   */
  selectedBy: Schema.optionalKey(
    Schema.Array(Schema.Struct({ columns: Schema.Array(Schema.Array(Schema.String)), records: Schema.Int })),
  ),
})
export type OverlapRegion = typeof OverlapRegion.Type

/**
 * The overlap of a list's areas. Every selected record is in exactly one region, so the regions add up to the total.
 * Regions without records are omitted; the others are ordered by their areas as binary numbers, with the first area as
 * the lowest bit.
 */
export const CountOverlap = Schema.Struct({
  ...ANSWER_BASIS,
  total: Schema.Int,
  /** The keys of the areas that aren't excluded, in order. */
  keys: Schema.Array(Schema.String),
  regions: Schema.Array(OverlapRegion),
})
export type CountOverlap = typeof CountOverlap.Type

/** Returns the positions of the set bits, ascending. */
export const listSetBits = (bits: number): ReadonlyArray<number> =>
  Array.from({ length: MAX_OVERLAP_AREAS }, (_, at) => at).filter((at) => ((bits >> at) & 1) === 1)

/** The engine's counts, keyed by a bit mask of the areas that contain the records: area `i` is bit `i`. */
export type OverlapCounts = ReadonlyMap<number, Omit<OverlapRegion, "areas">>

/** Builds the answer from the engine's counts. */
export const buildOverlap = (
  keys: ReadonlyArray<string>,
  counted: OverlapCounts,
): Pick<CountOverlap, "total" | "keys" | "regions"> => {
  const regions = [...counted]
    .filter(([, { records }]) => records > 0)
    .toSorted(([a], [b]) => a - b)
    .map(([bits, region]) => ({ areas: listSetBits(bits), ...region }))
  return { total: regions.reduce((sum, { records }) => sum + records, 0), keys, regions }
}
