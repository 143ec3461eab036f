import { Result } from "effect"
import { type CanonicalDefinition, canonicalDefinition } from "../../definition/canonicalDefinition.ts"
import { explainedLists } from "../questions/waterfallLists.ts"
import type { WaterfallList } from "../questions/Waterfall.ts"
import { select } from "./select.ts"
import type { SelectionRefusal } from "./SelectionRefusal.ts"
import type { SuppressedKeys, Universe } from "./Universe.ts"
import type { UniverseRecord } from "./UniverseRecord.ts"

/** Returns the records that a definition selects before reducing them to one record per household. */
const leftBy = (
  universe: Universe,
  definition: CanonicalDefinition,
  suppressed: SuppressedKeys,
): Result.Result<ReadonlyArray<UniverseRecord>, SelectionRefusal> =>
  Result.map(select(universe, definition, suppressed), ({ conditions }) =>
    universe.records.filter((record) => conditions.every(({ holds }) => holds(record))),
  )

/**
 * Computes each saved list's contribution by looking at every record, with each list by itself and with all lists as
 * the definition combines them.
 */
export const waterfallByList = (
  universe: Universe,
  definition: CanonicalDefinition,
  suppressed: SuppressedKeys,
): Result.Result<ReadonlyArray<Omit<WaterfallList, "name">>, SelectionRefusal> =>
  Result.gen(function* () {
    const lists = explainedLists(definition)
    const excluded = definition.areas.filter((area) => area.excluded)
    const held: Array<ReadonlySet<UniverseRecord>> = []
    for (const savedCount of lists) {
      const areas = [{ kind: "savedCount" as const, savedCount, excluded: false }, ...excluded]
      held.push(new Set(yield* leftBy(universe, canonicalDefinition({ ...definition, areas }), suppressed)))
    }
    const selected = yield* leftBy(universe, definition, suppressed)
    return lists.map((savedCount, at) => ({
      savedCount,
      records: held[at]?.size ?? 0,
      only: selected.filter((record) => held.every((has, other) => has.has(record) === (other === at)))
        .length,
    }))
  })
