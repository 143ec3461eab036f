import { Result } from "effect"
import type { CanonicalDefinition } from "../../definition/canonicalDefinition.ts"
import { firstRecordPerHousehold } from "./assignAreas.ts"
import type { SelectionStep, WaterfallStep } from "../questions/Waterfall.ts"
import { select } from "./select.ts"
import type { SelectionRefusal } from "./SelectionRefusal.ts"
import type { SuppressedKeys, Universe } from "./Universe.ts"

/**
 * Breaks down the total into steps: geography, each criterion by column, occupant, phone, and email options, each
 * suppression, one record per household, and finally the quantity of nearest records. Skips steps that the definition
 * doesn't use. Together, the steps remove every record in the universe that isn't in the total.
 */
export const waterfall = (
  universe: Universe,
  definition: CanonicalDefinition,
  suppressed: SuppressedKeys,
): Result.Result<ReadonlyArray<WaterfallStep>, SelectionRefusal> =>
  Result.map(select(universe, definition, suppressed), ({ areas, conditions }) => {
    const steps: Array<WaterfallStep> = []
    let before = universe.records.length
    const add = (step: SelectionStep, leaves: number): void => {
      steps.push({ step, leaves, removes: before - leaves })
      before = leaves
    }
    let left = universe.records
    for (const { holds, step } of conditions) {
      left = left.filter(holds)
      add(step, left.length)
    }
    if (definition.audience.unit === "allHouseholds")
      add({ kind: "household" }, firstRecordPerHousehold(left).length)
    if (areas.some(({ area }) => area.kind === "closest"))
      add(
        { kind: "nearest" },
        areas.reduce((total, { records }) => total + records.length, 0),
      )
    return steps
  })
