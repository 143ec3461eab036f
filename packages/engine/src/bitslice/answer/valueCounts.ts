import type { Yielder } from "../../turns/Yielder.ts"
import { columnParts } from "../../format/columns/columnParts.ts"
import type { StoredColumn } from "../../format/columns/StoredColumn.ts"
import type { Bits } from "../bits/Bits.ts"
import type { CountQuestion, SelectedRows } from "../select/SelectedRows.ts"
import type { SlicesInMemory } from "../select/withSlices.ts"
import type { SlicedUniverse } from "../Universe.ts"
import { countBits } from "./countBits.ts"
import { codeCounts, type Part } from "./codeCounts.ts"
import { placesOfCode, valueCount } from "../../question/columnValues.ts"

/** The rows of a value of a column of flags, by its place; those that have none come last. */
export const flagBits = ({ builder, group }: SlicesInMemory, stored: StoredColumn): ReadonlyArray<Bits> => {
  const flags = group(stored.column.column)
  return [...flags, builder.not(builder.any(flags))]
}

/** How many rows of a part have each value of a column, by its place. Of flags each value costs one count of bits. */
export const valueCounts = async (
  universe: SlicedUniverse,
  question: CountQuestion,
  selected: SelectedRows,
  stored: StoredColumn,
  part: Part,
  yielder: Yielder,
): Promise<ReadonlyArray<number>> => {
  if (stored.encoding === "flags") {
    const groups = [...part.groups, stored.column.column]
    const sets = (slices: SlicesInMemory) => {
      const within = part.bits(slices)
      return flagBits(slices, stored).map((flag) => slices.builder.and(within, flag))
    }
    return await countBits(universe, question, selected, groups, sets, yielder)
  }
  const records = Array.from({ length: valueCount(stored) }, () => 0)
  for (const [at, name] of columnParts(stored).entries())
    for (const [code, count] of await codeCounts(universe, question, selected, [name], part, yielder))
      for (const place of placesOfCode(stored, code, at)) records[place] = (records[place] ?? 0) + count
  return records
}
