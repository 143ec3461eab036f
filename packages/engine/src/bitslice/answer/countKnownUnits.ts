import type { FillRates } from "@listwright/domain/counting"
import type { Yielder } from "../../turns/Yielder.ts"
import type { CountQuestion, SelectedRows } from "../select/SelectedRows.ts"
import type { SlicedUniverse } from "../Universe.ts"
import { forEachMarkedZip } from "./forEachMarkedZip.ts"

/**
 * Counts the selected rows with a known ZIP+4 and with a known carrier route by subtracting the rows in runs without a
 * code from all rows, ZIP Code by ZIP Code.
 */
export const countKnownUnits = async (
  universe: SlicedUniverse,
  question: CountQuestion,
  selected: SelectedRows,
  yielder: Yielder,
): Promise<Pick<FillRates, "withZip4" | "withCarrierRoutes">> => {
  const { files } = universe
  const known = { withZip4: 0, withCarrierRoutes: 0 }
  await forEachMarkedZip(universe, question, selected, yielder, (zip, marked) => {
    const records = marked.count
    if (records === 0) return
    known.withZip4 += records - marked.countWithout(files.readRuns(zip, "zip4"))
    known.withCarrierRoutes += records - marked.countWithout(files.readRuns(zip, "carrierRoute"))
  })
  return known
}
