import type { Yielder } from "../../turns/Yielder.ts"
import type { Unit } from "@listwright/domain/counting"
import type { Point } from "@listwright/domain/definition"
import type { ZipRows } from "../../format/layout/ZipTable.ts"
import { hasFact } from "../../format/layout/Slices.ts"
import { NO_UNIT } from "../../format/layout/countUnplacedRows.ts"
import { formatRouteCode } from "../../format/rows/routeCode.ts"
import { medianColumns } from "../../question/medianColumns.ts"
import type { Run, SmallUnit } from "../geography/PlaceFiles.ts"
import { areaSpans } from "../geography/areaSpans.ts"
import { zipUnits } from "../geography/unitCenters.ts"
import { withMarkedRows } from "../run/withMarkedRows.ts"
import { requiredGroups } from "../select/requiredGroups.ts"
import { matchingBits, selectedBits } from "../select/selectedBits.ts"
import type { CountQuestion, SelectedRows } from "../select/SelectedRows.ts"
import { withSlices } from "../select/withSlices.ts"
import type { SlicedUniverse } from "../Universe.ts"
import type { CountedSpan } from "./countSpans.ts"
import { MarkedTally } from "./MarkedTally.ts"
import { type MedianSlices, MedianTally } from "./MedianTally.ts"

/** A part's totals. */
export interface PartTotals {
  readonly records: number
  readonly withPhones: number
  readonly apartments: number
  readonly businesses: number
}

/** A part of an area while it's being counted, before its distance is known. */
export interface AreaPart {
  readonly tally: PartTotals
  /** The medians; null if the part isn't a carrier route. */
  readonly medians: MedianTally | null
  readonly center: () => Point | null
}

/** Returns the ZIP Codes, by code and with their counts, of each area that's broken down by ZIP Code. */
export const zipParts = (
  { places }: SlicedUniverse,
  spans: ReadonlyArray<CountedSpan>,
  units: ReadonlyArray<Unit | null>,
): ReadonlyArray<ReadonlyMap<string, AreaPart>> => {
  const parts = units.map(() => new Map<string, AreaPart>())
  for (const { facts, records, span } of spans) {
    const [own, zip] = [parts[span.area], places.rows[span.zip ?? -1]]
    if (units[span.area] !== "zip" || own === undefined || zip === undefined || records === 0) continue
    const code = places.numbers.zipText(zip.zip)
    const before = own.get(code)?.tally
    own.set(code, {
      tally: {
        records: records + (before?.records ?? 0),
        withPhones: (facts[0] ?? 0) + (before?.withPhones ?? 0),
        apartments: (facts[1] ?? 0) + (before?.apartments ?? 0),
        businesses: (facts[2] ?? 0) + (before?.businesses ?? 0),
      },
      medians: null,
      center: () => places.points[span.zip ?? -1] ?? null,
    })
  }
  return parts
}

/** Returns a ZIP Code's parts, each with the runs of its rows and its center. */
const partsIn = (
  { files, places: { numbers } }: SlicedUniverse,
  rows: ZipRows,
  unit: SmallUnit,
): ReadonlyArray<{
  readonly code: string
  readonly runs: ReadonlyArray<Pick<Run, "from" | "to">>
  readonly center: () => Point | null
}> => {
  const byCode = Map.groupBy(
    unit === "zip4" ? files.zip4Runs(rows) : files.routeRuns(rows),
    ({ code }) => code,
  )
  return [...byCode].map(([number, runs]) => ({
    code:
      number === NO_UNIT
        ? ""
        : `${numbers.zipText(rows.zip)}${unit === "zip4" ? numbers.plus4Text(number) : formatRouteCode(number)}`,
    runs,
    center: () => zipUnits(files, rows, unit).find(({ code }) => code === number)?.center ?? null,
  }))
}

/** The result of one pass over an area that's broken down into parts of ZIP Codes. */
export interface SmallParts {
  /** The parts by code; '' for records without a code. */
  readonly parts: ReadonlyMap<string, AreaPart>
  /** The medians of all of the area's records. */
  readonly medians: MedianTally
}

/**
 * Returns the parts of ZIP Codes in each area that shows them: one pass marks the rows, and the marks are counted part
 * by part.
 */
export const countSmallParts = async (
  universe: SlicedUniverse,
  question: CountQuestion,
  { conditions, oneAHousehold, ownership }: SelectedRows,
  units: ReadonlyArray<Unit | null>,
  yielder: Yielder,
): Promise<ReadonlyArray<SmallParts>> => {
  const { bitmap, columns, manifest, places } = universe
  const areas = units.map(() => ({
    parts: new Map<string, AreaPart & { readonly tally: MarkedTally }>(),
    medians: new MedianTally(),
  }))
  const small = units.map((unit) => (unit === "zip" ? null : unit))
  if (small.every((unit) => unit === null)) return areas
  const spans = areaSpans(places.rows, ownership, false).filter(({ area }) => (small[area] ?? null) !== null)
  const told = small.includes("carrierRoute") ? medianColumns(columns) : []
  const groups = [
    ...requiredGroups(conditions),
    "PHONE",
    "APARTMENT",
    "BUSINESS",
    ...told.map(({ column }) => column.column),
  ]
  await withSlices(universe, question, groups, (slices) => {
    const masked = spans.some(({ mask }) => mask !== null)
    const rows = selectedBits(slices, matchingBits(slices, conditions), oneAHousehold, masked)
    return withMarkedRows(universe, rows, spans, yielder, async (markedIn) => {
      const [phone, apartment] = [slices.slot("PHONE"), slices.slot("APARTMENT")]
      const business = hasFact(manifest, "BUSINESS") ? slices.slot("BUSINESS") : null
      for (const { area, mask, vector, vectors, zip: place } of spans) {
        if (yielder.isDue) await yielder.pause()
        const [unit = null, own, zip] = [small[area], areas[area], places.rows[place ?? -1]]
        if (unit === null || own === undefined || zip === undefined) continue
        const rowsOf = {
          marked: markedIn(vector, vectors),
          mask,
          phones: bitmap(phone, vector, vectors),
          apartments: bitmap(apartment, vector, vectors),
          businesses: business === null ? null : bitmap(business, vector, vectors),
        }
        const codes: MedianSlices = new Map(
          told.map((stored) => [
            stored,
            slices.slots(stored.column.column).map((slot) => bitmap(slot, vector, vectors)),
          ]),
        )
        for (const { center, code, runs } of partsIn(universe, zip, unit)) {
          const medians = unit === "carrierRoute" ? new MedianTally() : null
          const part = own.parts.get(code) ?? { tally: new MarkedTally(), medians, center }
          for (const { from, to } of runs) {
            part.tally.add(rowsOf, from, to)
            part.medians?.add(rowsOf, codes, from, to)
            own.medians.add(rowsOf, codes, from, to)
          }
          if (part.tally.records > 0) own.parts.set(code, part)
        }
      }
    })
  })
  return areas
}
