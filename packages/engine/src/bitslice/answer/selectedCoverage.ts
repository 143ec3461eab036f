import type { Yielder } from "../../turns/Yielder.ts"
import type { Coverage, ZipMask } from "../geography/Coverage.ts"
import { maskIntersection, isEmpty } from "../geography/masks.ts"
import { wholeSpans } from "../geography/areaSpans.ts"
import { withMarkedRows } from "../run/withMarkedRows.ts"
import { requiredGroups } from "../select/requiredGroups.ts"
import { matchingBits, selectedBits } from "../select/selectedBits.ts"
import type { CountQuestion, SelectedRows } from "../select/SelectedRows.ts"
import { withSlices } from "../select/withSlices.ts"
import type { SlicedUniverse } from "../Universe.ts"

/** Returns the rows that a question selects, regardless of their area. */
export const selectedCoverage = (
  universe: SlicedUniverse,
  question: CountQuestion,
  { conditions, oneAHousehold, ownership }: SelectedRows,
  yielder: Yielder,
): Promise<Coverage> => {
  const { places } = universe
  return withSlices(universe, question, requiredGroups(conditions), (slices) => {
    const rows = selectedBits(slices, matchingBits(slices, conditions), oneAHousehold, true)
    return withMarkedRows(universe, rows, wholeSpans(places.rows, ownership), yielder, (marked) => {
      const partial = Array.from(ownership.touched).flatMap((zip): ReadonlyArray<ZipMask> => {
        const own = places.rows[zip]
        const union = ownership.unionIn(zip)
        if (own === undefined || (union === null && ownership.ownerOf(zip) === null)) return []
        const all = marked(own.vector, own.vectors)
        const mask = union === null ? all.slice() : maskIntersection(all, union)
        return isEmpty(mask) ? [] : [{ zip, mask }]
      })
      return { whole: [], partial }
    })
  })
}
