import type { Area } from "../../definition/Area.ts"
import type { ListDefinition } from "../../definition/ListDefinition.ts"
import { type AreasAdded, chooseValid } from "../AreasAdded.ts"
import { keepAreas } from "../RemovedArea.ts"

/** GeoKeyDesc of the item that stands for the whole United States; its code is 1. spec: order-builder §2.3 (Total USA) */
export const NATIONWIDE = "Nationwide"

const nation: Area = { kind: "nation", excluded: false }

/** The nationwide checkbox: one item for the whole United States in place of everything else, or none. spec: order-builder §2.3 */
export const chooseNation = (definition: ListDefinition, isChosen: boolean): AreasAdded => {
  if (isChosen) return chooseValid(definition, [nation], null)
  const { definition: left, removed } = keepAreas(definition, ({ kind }) => kind !== "nation")
  return {
    definition: left,
    added: [],
    removed: removed.map(({ area }) => area),
    warnings: [],
    isUsedUp: true,
  }
}
