import { AREA_KINDS } from "../../glossary/areaKinds.ts"
import type { Area } from "../../definition/Area.ts"
import type { ListDefinition } from "../../definition/ListDefinition.ts"
import { type AreasUpdate, addValidAreas } from "../AreasUpdate.ts"
import { filterAreas } from "../removedAreas.ts"
import { areaKey } from "../../definition/areaKey.ts"
import { type AreaChoiceRules, defaultAreaChoiceRules } from "../AreaChoiceRules.ts"
import type { PlaceChoice } from "./Place.ts"
import { placesCheckboxState } from "./placePicker.ts"

/** Keeps only the areas that satisfy a predicate, as when a checkbox is cleared. */
const keepOnly = (definition: ListDefinition, stays: (area: Area) => boolean): AreasUpdate => {
  const { definition: left, removed } = filterAreas(definition, stays)
  return {
    definition: left,
    added: [],
    removed: removed.map(({ area }) => area),
    warnings: [],
    isUsedUp: true,
  }
}

/** Adds the areas chosen in a picker, which are all of the picker page's kind. */
export const addPlaces = (
  definition: ListDefinition,
  areas: ReadonlyArray<Area>,
  choosing: AreaChoiceRules = defaultAreaChoiceRules,
): AreasUpdate => addValidAreas(definition, areas, null, choosing)

/**
 * Toggles the checkbox above a list of places (Select All on the state page, a state above its counties): removes them
 * all if all are chosen, and otherwise chooses them all.
 */
export const toggleAllPlaces = (
  definition: ListDefinition,
  offered: ReadonlyArray<PlaceChoice>,
  choosing: AreaChoiceRules = defaultAreaChoiceRules,
): AreasUpdate => {
  const areas = offered.map(({ area }) => area)
  if (placesCheckboxState(offered, definition.areas) !== "all") return addPlaces(definition, areas, choosing)
  const keys = new Set(areas.map(areaKey))
  return keepOnly(definition, (area) => !keys.has(areaKey(area)))
}

/** The name of the area for the whole United States. */
export const NATIONWIDE = AREA_KINDS.nation.label

const nation: Area = { kind: "nation", excluded: false }

/**
 * Handles the nationwide checkbox: when checked, one item for the whole United States replaces everything else; when
 * cleared, that item is removed.
 */
export const chooseNation = (definition: ListDefinition, isChosen: boolean): AreasUpdate => {
  if (isChosen) return addValidAreas(definition, [nation], null)
  return keepOnly(definition, ({ kind }) => kind !== "nation")
}
