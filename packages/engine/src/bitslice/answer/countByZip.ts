import type { Yielder } from "../../turns/Yielder.ts"
import type { CountQuestion, SelectedRows } from "../select/SelectedRows.ts"
import type { SlicedUniverse } from "../Universe.ts"
import { countSpans } from "./countSpans.ts"

/** Counts the selected records by ZIP Code. */
export const countByZip = async (
  universe: SlicedUniverse,
  question: CountQuestion,
  selected: SelectedRows,
  yielder: Yielder,
): Promise<ReadonlyMap<string, number>> => {
  const { places } = universe
  const records = new Map<string, number>()
  const { spans } = await countSpans(universe, question, selected, { facts: [], joined: false }, yielder)
  for (const { records: count, span } of spans) {
    const zip = places.rows[span.zip ?? -1]
    if (zip === undefined || count === 0) continue
    const text = places.numbers.zipText(zip.zip)
    records.set(text, (records.get(text) ?? 0) + count)
  }
  return records
}
