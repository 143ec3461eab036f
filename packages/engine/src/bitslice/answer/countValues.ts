import type { Yielder } from "../../turns/Yielder.ts"
import { columnParts } from "../../format/columns/columnParts.ts"
import type { StoredColumn } from "../../format/columns/StoredColumn.ts"
import type { Bits } from "../bits/Bits.ts"
import type { CountQuestion, SelectedRows } from "../select/SelectedRows.ts"
import type { SlicesInMemory } from "../select/withSlices.ts"
import type { SlicedUniverse } from "../Universe.ts"
import { countBits } from "./countBits.ts"
import { codeCounts, type RowSubset } from "./codeCounts.ts"
import { codeValuePositions, valueCount } from "../../question/columnValues.ts"

/**
 * Returns the rows for each value of a column of flags, by the value's position. The last entry contains the rows
 * without any flag.
 */
export const flagBits = ({ builder, group }: SlicesInMemory, stored: StoredColumn): ReadonlyArray<Bits> => {
  const flags = group(stored.column.column)
  return [...flags, builder.not(builder.any(flags))]
}

/**
 * Counts a part's rows by a column's values, in the values' order. For a column of flags, each value requires one bit
 * count.
 */
export const countValues = async (
  universe: SlicedUniverse,
  question: CountQuestion,
  selected: SelectedRows,
  stored: StoredColumn,
  part: RowSubset,
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
      for (const place of codeValuePositions(stored, code, at)) records[place] = (records[place] ?? 0) + count
  return records
}
