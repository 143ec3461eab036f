import type { SuppressedCount, SuppressionSource } from "@listwright/domain/counting"
import { type Bits, NONE } from "../bits/Bits.ts"
import type { Slices } from "../select/conditionBits.ts"
import { matchingBits } from "../select/selectedBits.ts"
import type { SelectedRows } from "../select/SelectedRows.ts"

/** Returns the active sources in the order in which they remove records. */
export const activeSources = ({
  conditions,
}: Pick<SelectedRows, "conditions">): ReadonlyArray<SuppressionSource> =>
  conditions.flatMap((condition) => (condition.kind === "suppression" ? [condition.source] : []))

/** Returns two row counts per source: the rows that it lists, and those that no earlier source removes. */
export const suppressedBits = (
  slices: Slices,
  { conditions }: Pick<SelectedRows, "conditions">,
  sources: ReadonlyArray<SuppressionSource>,
  within: Bits,
): ReadonlyArray<Bits> => {
  const { builder } = slices
  const others = conditions.filter(({ kind }) => kind !== "suppression")
  let left = builder.and(matchingBits(slices, others), within)
  const all = left
  return sources.flatMap((source) => {
    const named = slices.suppressed(source) ?? NONE
    const [matched, taken] = [builder.and(all, named), builder.and(left, named)]
    left = builder.and(left, builder.not(named))
    return [matched, taken]
  })
}

/** Computes the number of records that each source lists and removes, from the summed row counts. */
export const suppressedCounts = (
  sources: ReadonlyArray<SuppressionSource>,
  sums: ReadonlyArray<number>,
): ReadonlyArray<SuppressedCount> =>
  sources.map((source, at) => ({ source, matched: sums[2 * at] ?? 0, taken: sums[2 * at + 1] ?? 0 }))
