import type { ZipRows } from "../../format/layout/ZipTable.ts"
import type { Bits } from "../bits/Bits.ts"
import type { Yielder } from "../../turns/Yielder.ts"
import { wholeSpans } from "../geography/areaSpans.ts"
import { withMarkedRows } from "../run/withMarkedRows.ts"
import type { Slices } from "../select/conditionBits.ts"
import { requiredGroups } from "../select/requiredGroups.ts"
import { matchingBits, selectedBits } from "../select/selectedBits.ts"
import type { CountQuestion, SelectedRows } from "../select/SelectedRows.ts"
import { withSlices } from "../select/withSlices.ts"
import type { SlicedUniverse } from "../Universe.ts"
import { MarkedRowCounter } from "./MarkedRowCounter.ts"

/** A subset of the selected rows, and the groups of slices that define it. */
export interface RowRestriction {
  readonly groups: ReadonlyArray<string>
  readonly bits: (slices: Slices, selected: Bits) => Bits
}

const ALL_OF_THEM: RowRestriction = { groups: [], bits: (_, selected) => selected }

/** Visits the selected rows ZIP Code by ZIP Code, regardless of their area; one pass marks them. */
export const forEachMarkedZip = (
  universe: SlicedUniverse,
  question: CountQuestion,
  { conditions, oneAHousehold, ownership }: SelectedRows,
  yielder: Yielder,
  look: (zip: ZipRows, marked: MarkedRowCounter) => void,
  narrowed: RowRestriction = ALL_OF_THEM,
): Promise<void> =>
  withSlices(universe, question, [...requiredGroups(conditions), ...narrowed.groups], (slices) => {
    const { places } = universe
    const spans = wholeSpans(places.rows, ownership)
    const masked = spans.some(({ mask }) => mask !== null)
    const selected = selectedBits(slices, matchingBits(slices, conditions), oneAHousehold, masked)
    const rows = narrowed.bits(slices, selected)
    return withMarkedRows(universe, rows, spans, yielder, async (markedIn) => {
      for (const place of ownership.touched) {
        const zip = places.rows[place]
        // Where no area has anything, no row was marked, and the bits may be anything.
        if (
          zip === undefined ||
          (ownership.ownerOf(place) === null && ownership.sharesOf(place).length === 0)
        )
          continue
        if (yielder.isDue) await yielder.pause()
        look(zip, new MarkedRowCounter(markedIn(zip.vector, zip.vectors)))
      }
    })
  })
