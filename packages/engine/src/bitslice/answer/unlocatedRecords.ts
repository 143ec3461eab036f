import { countUnlocatedRecords, type UnlocatedRecords } from "@listwright/domain/counting"
import type { Yielder } from "../../turns/Yielder.ts"
import type { CountQuestion } from "../select/SelectedRows.ts"
import type { SlicedUniverse } from "../Universe.ts"

/**
 * Counts the records that the definition's shapes miss because their location is unknown. The universe's own numbers
 * include everyone, so this subtracts the people on the do-not-sell list, but only if a shape needs the numbers.
 */
export const unlocatedRecords = async (
  { places: { withoutPlace } }: SlicedUniverse,
  { definition, doNotSell }: Pick<CountQuestion, "definition" | "doNotSell">,
  yielder: Yielder,
): Promise<ReadonlyArray<UnlocatedRecords>> => {
  const ofAll = countUnlocatedRecords(definition, (granularity) => withoutPlace[granularity])
  if (doNotSell === null || ofAll.length === 0) return ofAll
  const unsold = await doNotSell.unlocated(yielder)
  return countUnlocatedRecords(definition, (granularity) => withoutPlace[granularity] - unsold[granularity])
}
