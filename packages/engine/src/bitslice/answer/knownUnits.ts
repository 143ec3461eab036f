import type { FillRates } from "@listwright/domain/counting"
import type { Yielder } from "../../turns/Yielder.ts"
import type { CountQuestion, SelectedRows } from "../select/SelectedRows.ts"
import type { SlicedUniverse } from "../Universe.ts"
import { eachMarkedZip } from "./eachMarkedZip.ts"

/**
 * Of how many of the selected rows the ZIP+4 and the carrier route are known: those in runs without a code are taken from
 * all of them, ZIP Code by ZIP Code.
 */
export const knownUnits = async (
  universe: SlicedUniverse,
  question: CountQuestion,
  selected: SelectedRows,
  yielder: Yielder,
): Promise<Pick<FillRates, "withZip4" | "withCarrierRoutes">> => {
  const { files } = universe
  const known = { withZip4: 0, withCarrierRoutes: 0 }
  await eachMarkedZip(universe, question, selected, yielder, (zip, marked) => {
    const records = marked.count
    if (records === 0) return
    known.withZip4 += records - marked.countWithout(files.readRuns(zip, "zip4"))
    known.withCarrierRoutes += records - marked.countWithout(files.readRuns(zip, "carrierRoute"))
  })
  return known
}
