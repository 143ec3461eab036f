import type { Yielder } from "../../turns/Yielder.ts"
import { codeBits } from "../../format/columns/codes.ts"
import { columnParts } from "../../format/columns/columnParts.ts"
import type { StoredColumn } from "../../format/columns/StoredColumn.ts"
import {
  type AreaTable,
  buildAreaTable as tableOf,
  type ResolvedAreaTable,
  isShownInTable,
  type TableHeading,
} from "../../question/resolveAreaTable.ts"
import type { Bits } from "../bits/Bits.ts"
import { codeSetBits } from "../bits/codeSetBits.ts"
import { areaSpans } from "../geography/areaSpans.ts"
import { requiredGroups } from "../select/requiredGroups.ts"
import { countedBits, matchingBits } from "../select/selectedBits.ts"
import type { CountQuestion, SelectedRows } from "../select/SelectedRows.ts"
import { type SlicesInMemory, withSlices } from "../select/withSlices.ts"
import type { SlicedUniverse } from "../Universe.ts"

/** The number of slices to request at once; those of all columns may not fit in memory together. */
const SLICES_AT_ONCE = 24

/** The number of values to count in one pass; longer loops take too long to compile. */
const COUNTS_AT_ONCE = 48

/** Returns the rows that have a given value or band in their column. */
const headingBits = ({ builder, group }: SlicesInMemory, { codes, stored }: TableHeading): Bits => {
  const [first = [0, 0] as const] = codes
  if (stored.encoding === "flags") {
    const flags = group(stored.column.column)
    const flag = flags[first[0] - 1]
    return flag ?? builder.not(builder.any(flags))
  }
  // Only a record's first industry shows that no industry is known.
  const parts = first[0] === 0 ? columnParts(stored).slice(0, 1) : columnParts(stored)
  return builder.any(parts.map((part) => codeSetBits(builder, group(part), codes)))
}

interface Batch {
  readonly groups: Array<string>
  readonly headings: Array<{ readonly heading: TableHeading; readonly at: number }>
  slices: number
}

const slicesOf = (stored: StoredColumn): number => codeBits(stored) * columnParts(stored).length

/** Splits the headings of all columns, with their positions, into batches small enough for one pass. */
const batchesOf = ({ columns }: ResolvedAreaTable): ReadonlyArray<Batch> => {
  const batches: Array<Batch> = []
  let at = 0
  for (const { headings, stored } of columns) {
    const own = slicesOf(stored)
    let batch = batches.at(-1)
    for (const heading of headings) {
      const isNew = batch === undefined || !batch.groups.includes(stored.column.column)
      if (
        batch === undefined ||
        batch.headings.length === COUNTS_AT_ONCE ||
        (isNew && batch.slices + own > SLICES_AT_ONCE)
      ) {
        batch = { groups: [...columnParts(stored)], headings: [], slices: own }
        batches.push(batch)
      } else if (isNew) {
        batch.groups.push(...columnParts(stored))
        batch.slices += own
      }
      batch.headings.push({ heading, at: at++ })
    }
  }
  return batches
}

/**
 * Counts the areas by column values. Each value is a set of bits, and one pass counts dozens of them, span by span; an
 * area is the sum of its spans, so no record is examined individually.
 */
export const countAreaTable = async (
  universe: SlicedUniverse,
  question: CountQuestion,
  { areas, conditions, oneAHousehold, ownership }: SelectedRows,
  asked: ResolvedAreaTable,
  yielder: Yielder,
): Promise<AreaTable> => {
  const shown = areas.map((area) => isShownInTable(asked, area))
  const spans = areaSpans(universe.places.rows, ownership, true).filter(({ area }) => shown[area] === true)
  const masked = spans.some(({ mask }) => mask !== null)
  const width = asked.columns.reduce((sum, { headings }) => sum + headings.length, 0)
  const cells = areas.map((_, at) => new Int32Array(shown[at] === true ? width : 0))
  const records = areas.map(() => 0)
  for (const [index, { groups, headings }] of batchesOf(asked).entries())
    await withSlices(universe, question, [...requiredGroups(conditions), ...groups], async (slices) => {
      const { builder } = slices
      const counted = countedBits(slices, matchingBits(slices, conditions), oneAHousehold, masked)
      const values = headings.map(({ heading }) => builder.and(counted, headingBits(slices, heading)))
      // The first pass counts the areas themselves too.
      const counts = index === 0 ? [...values, counted] : values
      const found = await universe.runner.run({ counts, rows: null }, spans, { yielder })
      for (const [place, { area }] of spans.entries()) {
        const from = place * counts.length
        const own = cells[area]
        for (const [value, { at }] of headings.entries())
          if (own !== undefined) own[at] = (own[at] ?? 0) + (found[from + value] ?? 0)
        if (index === 0) records[area] = (records[area] ?? 0) + (found[from + values.length] ?? 0)
      }
    })
  return tableOf(
    asked,
    areas.flatMap((area, at) =>
      shown[at] === true ? [{ area, records: records[at] ?? 0, cells: cells[at] ?? [] }] : [],
    ),
  )
}
