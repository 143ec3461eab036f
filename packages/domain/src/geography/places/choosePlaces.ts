import type { Area } from "../../definition/Area.ts"
import { areaKey } from "../../definition/areaKey.ts"
import type { ListDefinition } from "../../definition/ListDefinition.ts"
import { type AreasAdded, chooseValid } from "../AreasAdded.ts"
import { type Choosing, usualChoosing } from "../Choosing.ts"
import { keepAreas } from "../RemovedArea.ts"
import type { PlaceChoice } from "./Place.ts"
import { chosenPart } from "./placePicker.ts"

/** Adds what a picker chose; the places are of one kind, that of their page. spec: order-builder §2.3 (Add) */
export const addPlaces = (
  definition: ListDefinition,
  areas: ReadonlyArray<Area>,
  choosing: Choosing = usualChoosing,
): AreasAdded => chooseValid(definition, areas, null, choosing)

/**
 * The checkbox over a list of places (Select All of the state page, a state over its counties): takes them all away when
 * all are chosen, and chooses them all otherwise. spec: order-builder §2.3 (State page)
 */
export const toggleAllPlaces = (
  definition: ListDefinition,
  offered: ReadonlyArray<PlaceChoice>,
  choosing: Choosing = usualChoosing,
): AreasAdded => {
  const areas = offered.map(({ area }) => area)
  if (chosenPart(offered, definition.areas) !== "all") return addPlaces(definition, areas, choosing)
  const keys = new Set(areas.map(areaKey))
  const { definition: left, removed } = keepAreas(definition, (area) => !keys.has(areaKey(area)))
  return {
    definition: left,
    added: [],
    removed: removed.map(({ area }) => area),
    warnings: [],
    isUsedUp: true,
  }
}
