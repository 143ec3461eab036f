import type { FillRates } from "@listwright/domain/counting"
import { wholeSpans } from "../geography/spansOf.ts"
import type { Yielder } from "../../turns/Yielder.ts"
import { withMarkedRows } from "../run/withMarkedRows.ts"
import { groupsRead } from "../select/groupsRead.ts"
import { fulfillingBits, selectedBits } from "../select/selectedBits.ts"
import type { CountQuestion, SelectedRows } from "../select/SelectedRows.ts"
import { withSlices } from "../select/withSlices.ts"
import type { SlicedUniverse } from "../Universe.ts"
import { MarkedWords } from "./MarkedWords.ts"

/**
 * Of how many of the selected rows the ZIP+4 and the carrier route are known, whichever area they belong to: one pass
 * marks the rows, and those in runs without a code are taken from all of them, ZIP Code by ZIP Code.
 */
export const knownUnits = (
  universe: SlicedUniverse,
  { suppressed }: CountQuestion,
  { conditions, oneAHousehold, ownership }: SelectedRows,
  yielder: Yielder,
): Promise<Pick<FillRates, "withZip4" | "withCarrierRoutes">> =>
  withSlices(universe, suppressed, groupsRead(conditions), (slices) => {
    const { files, places } = universe
    const spans = wholeSpans(places.rows, ownership)
    const masked = spans.some(({ mask }) => mask !== null)
    const rows = selectedBits(slices, fulfillingBits(slices, conditions), oneAHousehold, masked)
    return withMarkedRows(universe, rows, spans, yielder, async (markedIn) => {
      const known = { withZip4: 0, withCarrierRoutes: 0 }
      for (const place of ownership.touched) {
        const zip = places.rows[place]
        // Where no area has anything, no row was marked, and the bits may be anything.
        if (
          zip === undefined ||
          (ownership.ownerOf(place) === null && ownership.sharesOf(place).length === 0)
        )
          continue
        if (yielder.isDue) await yielder.pause()
        const marked = new MarkedWords(markedIn(zip.vector, zip.vectors))
        const records = marked.count
        if (records === 0) continue
        known.withZip4 += records - marked.countWithout(files.readRuns(zip, "zip4"))
        known.withCarrierRoutes += records - marked.countWithout(files.readRuns(zip, "carrierRoute"))
      }
      return known
    })
  })
