import {
  type Area,
  type AreaDetails,
  areaKey,
  type CountDetails,
  type DetailCount,
  distanceMiles,
  type OccupantRecords,
  type Point,
} from "@listwright/domain"
import { countDetailsOf } from "../../question/countDetailsOf.ts"
import { spansOf } from "../geography/spansOf.ts"
import { slice } from "../select/conditionBits.ts"
import { groupsRead } from "../select/groupsRead.ts"
import { countedBits, fulfillingBits } from "../select/selectedBits.ts"
import type { CountQuestion, SelectedRows } from "../select/SelectedRows.ts"
import { withSlices } from "../select/withSlices.ts"
import type { SlicedUniverse } from "../Universe.ts"
import { countAll } from "./countAreas.ts"
import { detailParts, type Part } from "./detailParts.ts"

/** How many of each area's records live in apartments. */
const apartmentsOf = (
  universe: SlicedUniverse,
  { suppressed }: CountQuestion,
  { areas, conditions, oneAHousehold, ownership }: SelectedRows,
  signal: AbortSignal | undefined,
): Promise<ReadonlyArray<number>> =>
  withSlices(universe, suppressed, [...groupsRead(conditions), "APARTMENT"], async (slices) => {
    const spans = spansOf(universe.places.rows, ownership, true)
    const masked = spans.some(({ mask }) => mask !== null)
    const counted = countedBits(slices, fulfillingBits(slices, conditions), oneAHousehold, masked)
    const counts = [slices.builder.and(counted, slice(slices, "APARTMENT"))]
    const found = await universe.runner.run({ counts, rows: null }, spans, { signal })
    const sums = areas.map(() => 0)
    for (const [at, { area }] of spans.entries()) sums[area] = (sums[area] ?? 0) + (found[at] ?? 0)
    return sums
  })

/** No universe holds businesses yet. */
const occupantsOf = (records: number, apartments: number): OccupantRecords => ({
  homes: records - apartments,
  apartments,
  businesses: 0,
})

const distanceTo = (area: Area, centre: Point | null): number | null =>
  centre !== null && (area.kind === "radius" || area.kind === "closest")
    ? distanceMiles([area.longitude, area.latitude], centre)
    : null

const byCode = ([a]: readonly [string, Part], [b]: readonly [string, Part]): number => (a < b ? -1 : 1)

const detailOf = (area: Area, code: string, { centre, tally }: Part): DetailCount => ({
  code,
  available: tally.records,
  withPhones: tally.withPhones,
  occupants: occupantsOf(tally.records, tally.apartments),
  distance: code === "" ? null : distanceTo(area, centre()),
})

/** What each area brings, down to its detail rows, by what people live in, and what suppressions take away. */
export const detailsOf = async (
  universe: SlicedUniverse,
  question: CountQuestion,
  selected: SelectedRows,
  signal: AbortSignal | undefined,
): Promise<CountDetails> => {
  const { areas: tallies, suppressed } = await countAll(universe, question, selected, signal)
  const apartments = await apartmentsOf(universe, question, selected, signal)
  const parts = await detailParts(universe, question, selected, signal)
  const areas = selected.areas.map((area, at): AreaDetails => {
    const { records, withPhones } = tallies[at] ?? { records: 0, withPhones: 0 }
    return {
      key: areaKey(area),
      available: records,
      withPhones,
      // No universe holds e-mail addresses yet.
      withEmail: 0,
      occupants: occupantsOf(records, apartments[at] ?? 0),
      details: [...(parts[at] ?? [])].toSorted(byCode).map(([code, part]) => detailOf(area, code, part)),
    }
  })
  return countDetailsOf(areas, suppressed)
}
