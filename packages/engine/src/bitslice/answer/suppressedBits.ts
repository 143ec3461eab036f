import type { SuppressedCount, SuppressionSource } from "@listwright/domain/counting"
import { type Bits, NONE } from "../bits/Bits.ts"
import type { Slices } from "../select/conditionBits.ts"
import { fulfillingBits } from "../select/selectedBits.ts"
import type { CountQuestion, SelectedRows } from "../select/SelectedRows.ts"

/** The sources in use, in the order in which they take; those who must not be sold where there are any. */
export const sourcesInUse = (
  { suppressed }: Pick<CountQuestion, "suppressed">,
  { conditions }: Pick<SelectedRows, "conditions">,
): ReadonlyArray<SuppressionSource> =>
  conditions.flatMap((condition) =>
    condition.kind === "suppression" && (condition.source !== "doNotSell" || suppressed.has("doNotSell"))
      ? [condition.source]
      : [],
  )

/** For each source two counts of rows: those that it names, and those of them that no earlier source has taken. */
export const suppressedBits = (
  slices: Slices,
  { conditions }: Pick<SelectedRows, "conditions">,
  sources: ReadonlyArray<SuppressionSource>,
  within: Bits,
): ReadonlyArray<Bits> => {
  const { builder } = slices
  const others = conditions.filter(({ kind }) => kind !== "suppression")
  let left = builder.and(fulfillingBits(slices, others), within)
  const all = left
  return sources.flatMap((source) => {
    const named = slices.suppressed(source) ?? NONE
    const [matched, taken] = [builder.and(all, named), builder.and(left, named)]
    left = builder.and(left, builder.not(named))
    return [matched, taken]
  })
}

/** Returns what each source names and removes, from the sums of those counts. */
export const suppressedCounts = (
  sources: ReadonlyArray<SuppressionSource>,
  sums: ReadonlyArray<number>,
): ReadonlyArray<SuppressedCount> =>
  sources.map((source, at) => ({ source, matched: sums[2 * at] ?? 0, taken: sums[2 * at + 1] ?? 0 }))
