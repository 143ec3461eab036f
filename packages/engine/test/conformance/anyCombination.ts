import type { Area } from "@listwright/domain/definition"
import fc from "fast-check"

/** Two of these saved counts or more, in any order. */
export const severalOf = (savedCounts: ReadonlyArray<string>): fc.Arbitrary<Array<string>> =>
  fc.shuffledSubarray([...savedCounts], { minLength: Math.min(savedCounts.length, 2) })

/** Saved counts, combined in any way. */
export const anyCombination = (
  several: fc.Arbitrary<Array<string>>,
  isExcluded: fc.Arbitrary<boolean>,
): fc.Arbitrary<Area> =>
  fc
    .tuple(several, fc.constantFrom("union", "intersect", "minus", "exactly"), fc.nat(), isExcluded)
    .map(([savedCounts, operation, roll, excluded]) => ({
      kind: "combination",
      operation,
      k: operation === "exactly" ? 1 + (roll % savedCounts.length) : null,
      savedCounts,
      excluded,
    }))
