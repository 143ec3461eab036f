import type { Area } from "../../definition/Area.ts"
import { compareStrings } from "../../definition/sortUniqueStrings.ts"
import { type OverlapCounts, listSetBits } from "../questions/Overlap.ts"

/** The records in some of the areas (a bit mask), with the attributes that each of these areas used to select them. */
export interface RegionAttributes {
  readonly bits: number
  /** One entry for each area that contains the records, in order. */
  readonly columns: ReadonlyArray<ReadonlyArray<string>>
  readonly records: number
}

/**
 * Returns whether every area is one whole saved list, so that the attributes that selected its records can be
 * determined.
 */
export const areWholeLists = (areas: ReadonlyArray<Area>): boolean =>
  areas.every((area) => area.kind === "savedCount" && !area.excluded)

const sortKey = ({ columns }: Pick<RegionAttributes, "columns">): string =>
  columns.map((own) => own.join(",")).join("|")

/**
 * Adds the attributes that selected the records to the regions of an overlap; leaves them unchanged if no list has any
 * attributes.
 */
export const overlapByAttributes = (
  counted: OverlapCounts,
  found: ReadonlyArray<RegionAttributes>,
): OverlapCounts => {
  if (found.every(({ columns }) => columns.every((own) => own.length === 0))) return counted
  return new Map(
    [...counted].map(([bits, region]) => {
      const parts = new Map<string, Omit<RegionAttributes, "bits">>()
      for (const { columns, records } of found.filter((one) => one.bits === bits)) {
        const key = sortKey({ columns })
        parts.set(key, { columns, records: records + (parts.get(key)?.records ?? 0) })
      }
      const selectedBy = [...parts.values()]
        .filter(({ records }) => records > 0)
        .toSorted((a, b) => compareStrings(sortKey(a), sortKey(b)))
      return [bits, { ...region, selectedBy }]
    }),
  )
}

/**
 * Does the same as `overlapByAttributes` if each list selected all of its records by the same attributes; `ofLists`
 * contains the attributes by list position.
 */
export const overlapByListAttributes = (
  counted: OverlapCounts,
  ofLists: ReadonlyArray<ReadonlyArray<string>>,
): OverlapCounts =>
  overlapByAttributes(
    counted,
    [...counted].map(([bits, { records }]) => ({
      bits,
      records,
      columns: listSetBits(bits).map((at) => ofLists[at] ?? []),
    })),
  )
