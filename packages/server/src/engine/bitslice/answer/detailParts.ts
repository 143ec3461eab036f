import { detailUnit, type Point, type Unit } from "@listwright/domain"
import { VECTOR_ROWS } from "../../../universe/layout/layOutRows.ts"
import type { ZipRows } from "../../../universe/layout/ZipTable.ts"
import { routeOfCode } from "../../../universe/rows/routeCode.ts"
import type { Run } from "../geography/PlaceFiles.ts"
import { spansOf } from "../geography/spansOf.ts"
import { NO_UNIT, unitsOf } from "../geography/unitCentres.ts"
import { withMarkedRows } from "../run/withMarkedRows.ts"
import { groupsRead } from "../select/groupsRead.ts"
import { fulfillingBits, selectedBits } from "../select/selectedBits.ts"
import type { CountQuestion, SelectedRows } from "../select/SelectedRows.ts"
import { withSlices } from "../select/withSlices.ts"
import type { SlicedUniverse } from "../Universe.ts"
import { MarkedTally } from "./MarkedTally.ts"

/** A part of an area as it is added up, before it has its distance. */
export interface Part {
  readonly tally: MarkedTally
  readonly centre: () => Point | null
}

const zipCode = ({ zip }: ZipRows): string => String(zip).padStart(5, "0")

/** Where each part of a ZIP Code lies, and which runs of its rows are in it. */
const partsIn = (
  { files, places }: SlicedUniverse,
  place: number,
  rows: ZipRows,
  unit: Unit,
): ReadonlyArray<{
  readonly code: string
  readonly runs: ReadonlyArray<Pick<Run, "from" | "to">>
  readonly centre: () => Point | null
}> => {
  if (unit === "zip") {
    const runs = [{ from: 0, to: rows.vectors * VECTOR_ROWS }]
    return [{ code: zipCode(rows), runs, centre: () => places.points[place] ?? null }]
  }
  const byCode = Map.groupBy(
    unit === "zip4" ? files.zip4Runs(rows) : files.routeRuns(rows),
    ({ code }) => code,
  )
  return [...byCode].map(([number, runs]) => ({
    code:
      number === NO_UNIT
        ? ""
        : `${zipCode(rows)}${unit === "zip4" ? String(number).padStart(4, "0") : routeOfCode(number)}`,
    runs,
    centre: () => unitsOf(files, rows, unit).find(({ code }) => code === number)?.centre ?? null,
  }))
}

/**
 * The parts of each area that shows any, by their codes, '' for records that have none: one pass marks the rows, and the
 * marks are added up part by part.
 */
export const detailParts = async (
  universe: SlicedUniverse,
  { definition, suppressed }: CountQuestion,
  { areas, conditions, oneAHousehold, ownership }: SelectedRows,
  signal: AbortSignal | undefined,
): Promise<ReadonlyArray<ReadonlyMap<string, Part>>> => {
  const { bitmap, places } = universe
  const parts = areas.map(() => new Map<string, Part>())
  const units = areas.map((area) => detailUnit(definition.listType, area))
  if (units.every((unit) => unit === null)) return parts
  const spans = spansOf(places.rows, ownership, false).filter(({ area }) => (units[area] ?? null) !== null)
  const groups = [...groupsRead(conditions), "PHONE", "APARTMENT"]
  await withSlices(universe, suppressed, groups, (slices) => {
    const masked = spans.some(({ mask }) => mask !== null)
    const rows = selectedBits(slices, fulfillingBits(slices, conditions), oneAHousehold, masked)
    return withMarkedRows(universe, rows, spans, signal, (markedIn) => {
      const [phone, apartment] = [slices.slot("PHONE"), slices.slot("APARTMENT")]
      for (const { area, mask, vector, vectors, zip: place } of spans) {
        const [unit = null, own, zip] = [units[area], parts[area], places.rows[place ?? -1]]
        if (unit === null || own === undefined || zip === undefined || place === null) continue
        const rowsOf = {
          marked: markedIn(vector, vectors),
          mask,
          phones: bitmap(phone, vector, vectors),
          apartments: bitmap(apartment, vector, vectors),
        }
        for (const { centre, code, runs } of partsIn(universe, place, zip, unit)) {
          const part = own.get(code) ?? { tally: new MarkedTally(), centre }
          for (const { from, to } of runs) part.tally.add(rowsOf, from, to)
          if (part.tally.records > 0) own.set(code, part)
        }
      }
    })
  })
  return parts
}
