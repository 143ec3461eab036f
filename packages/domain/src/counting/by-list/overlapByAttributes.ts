import type { Area } from "../../definition/Area.ts"
import { compareTexts } from "../../definition/sortedTexts.ts"
import { type CountedByAreas, placesOf } from "../questions/Overlap.ts"

/** Records that lie in some areas, as bits, with the attributes by which each of these areas selected them. */
export interface RegionAttributes {
  readonly bits: number
  /** By place of the area, of those that contain the records. */
  readonly columns: ReadonlyArray<ReadonlyArray<string>>
  readonly records: number
}

/** Checks that every area is one whole saved list, so the attributes that selected its records can be determined. */
export const areLists = (areas: ReadonlyArray<Area>): boolean =>
  areas.every((area) => area.kind === "savedCount" && !area.excluded)

const sortKey = ({ columns }: Pick<RegionAttributes, "columns">): string =>
  columns.map((own) => own.join(",")).join("|")

/** Regions of an overlap with what selected them; as they are, where no list has an attribute. */
export const overlapByAttributes = (
  counted: CountedByAreas,
  found: ReadonlyArray<RegionAttributes>,
): CountedByAreas => {
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
        .toSorted((a, b) => compareTexts(sortKey(a), sortKey(b)))
      return [bits, { ...region, selectedBy }]
    }),
  )
}

/** The same where each list selected all of its records by the same attributes: `ofLists`, by place. */
export const overlapOfSame = (
  counted: CountedByAreas,
  ofLists: ReadonlyArray<ReadonlyArray<string>>,
): CountedByAreas =>
  overlapByAttributes(
    counted,
    [...counted].map(([bits, { records }]) => ({
      bits,
      records,
      columns: placesOf(bits).map((at) => ofLists[at] ?? []),
    })),
  )
