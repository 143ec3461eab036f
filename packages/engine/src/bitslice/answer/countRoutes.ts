import type { RecordsByRoute } from "@listwright/domain/counting"
import type { ZipRows } from "../../format/layout/ZipTable.ts"
import { NO_UNIT } from "../../format/layout/countUnplacedRows.ts"
import { formatRouteCode } from "../../format/rows/routeCode.ts"
import type { Yielder } from "../../turns/Yielder.ts"
import { slice } from "../select/conditionBits.ts"
import type { CountQuestion, SelectedRows } from "../select/SelectedRows.ts"
import type { SlicedUniverse } from "../Universe.ts"
import type { MarkedRowCounter } from "./MarkedRowCounter.ts"
import { forEachMarkedZip, type RowRestriction } from "./forEachMarkedZip.ts"

/** The rows that aren't at businesses, because mail to businesses doesn't count toward saturating a route. */
const HOMES: RowRestriction = {
  groups: ["BUSINESS"],
  bits: (slices, rows) => slices.builder.andNot(rows, slice(slices, "BUSINESS")),
}

/** Counts the selected homes and apartments by carrier route, run by run. */
export const countRoutes = async (
  universe: SlicedUniverse,
  question: CountQuestion,
  selected: SelectedRows,
  yielder: Yielder,
): Promise<RecordsByRoute> => {
  const { files, manifest, places } = universe
  const records = new Map<string, number>()
  if (manifest.hasCompanies === true) return records
  const count = (zip: ZipRows, marked: MarkedRowCounter) => {
    const zipText = places.numbers.zipText(zip.zip)
    marked.countRuns(files.readRuns(zip, "carrierRoute"), (route, count) => {
      if (count === 0) return
      const code = route === NO_UNIT ? "" : `${zipText}${formatRouteCode(route)}`
      records.set(code, (records.get(code) ?? 0) + count)
    })
  }
  await forEachMarkedZip(universe, question, selected, yielder, count, HOMES)
  return records
}
