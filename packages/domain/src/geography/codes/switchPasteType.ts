import { areasName } from "../../definition/areaKinds.ts"
import { areasByKind } from "../../definition/areasLine.ts"
import type { ListDefinition } from "../../definition/ListDefinition.ts"
import type { PasteType } from "../../catalogue/ListType.ts"
import { notice, type Notice } from "../../shared/Notice.ts"
import { areasBeside, type Choosing } from "../Choosing.ts"

/** The result of switching a list away from plain ZIP Codes. */
export interface PasteTypeSwitched {
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
  choosing: Choosing,
): PasteTypeSwitched => {
  const stays = from === "zip" && to !== "zip" ? areasBeside(definition, to, choosing) : definition.areas
  const removed = definition.areas.filter((area) => !stays.includes(area))
  if (removed.length === 0) return { definition, notice: null }
  return {
    definition: { ...definition, areas: stays },
    notice: notice(
      "info",
      "",
      `A list can have only one kind of area, so ${areasName(to, 2)} replaced ${areasByKind(removed)}. To restore them, choose Undo.`,
    ),
  }
}
