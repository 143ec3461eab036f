import { areaKindNoun } from "../../definition/areaKinds.ts"
import { areaKindCountsText } from "../../definition/areasSummary.ts"
import type { ListDefinition } from "../../definition/ListDefinition.ts"
import type { PasteType } from "../../catalog/ListType.ts"
import { notice, type Notice } from "../../shared/Notice.ts"
import { remainingAreas, type AreaChoiceRules } from "../AreaChoiceRules.ts"

/** The result of switching a list away from plain ZIP Codes. */
export interface PasteTypeSwitch {
  readonly definition: ListDefinition
  /** The notice about the areas that were cleared; null if all of them remain. */
  readonly notice: Notice | null
}

/**
 * Switches from plain ZIP Codes to another type of code: areas that can't be combined with such codes are cleared
 * immediately, with a notice. Any other switch changes nothing [ob4-zip-type-switch].
 */
export const switchPasteType = (
  definition: ListDefinition,
  from: PasteType,
  to: PasteType,
  choosing: AreaChoiceRules,
): PasteTypeSwitch => {
  const stays = from === "zip" && to !== "zip" ? remainingAreas(definition, to, choosing) : definition.areas
  const removed = definition.areas.filter((area) => !stays.includes(area))
  if (removed.length === 0) return { definition, notice: null }
  return {
    definition: { ...definition, areas: stays },
    notice: notice(
      "info",
      "",
      `A list can have only one kind of area, so ${areaKindNoun(to, 2)} replaced ${areaKindCountsText(removed)}. To restore them, choose Undo.`,
    ),
  }
}
