import type { RecordsByRoute } from "@listwright/domain/counting"
import { NO_UNIT } from "../../format/layout/unplacedInUnits.ts"
import { routeOfCode } from "../../format/rows/routeCode.ts"
import type { Yielder } from "../../turns/Yielder.ts"
import type { CountQuestion, SelectedRows } from "../select/SelectedRows.ts"
import type { SlicedUniverse } from "../Universe.ts"
import { eachMarkedZip } from "./eachMarkedZip.ts"

/** The selected rows by their carrier route, counted run by run. */
export const routesOf = async (
  universe: SlicedUniverse,
  question: CountQuestion,
  selected: SelectedRows,
  yielder: Yielder,
): Promise<RecordsByRoute> => {
  const { files, places } = universe
  const records = new Map<string, number>()
  await eachMarkedZip(universe, question, selected, yielder, (zip, marked) => {
    const zipText = places.numbers.zipText(zip.zip)
    marked.countRuns(files.readRuns(zip, "carrierRoute"), (route, count) => {
      if (count === 0) return
      const code = route === NO_UNIT ? "" : `${zipText}${routeOfCode(route)}`
      records.set(code, (records.get(code) ?? 0) + count)
    })
  })
  return records
}
