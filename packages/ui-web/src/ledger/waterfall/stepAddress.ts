import type { SelectionStep } from "@listwright/domain/counting"
import { ANCHORS, attributeAnchor, suppressionAnchor } from "../../attributes/anchors.ts"

/**
 * Where a step's choice is made; null where nobody chooses it. `pathname`: where the person is, since the areas have
 * several tabs.
 */
export const stepAddress = (step: SelectionStep, listType: number, pathname: string): string | null => {
  const base = `/order/${listType}`
  const audience = `${base}/demo/demoDemographics`
  switch (step.kind) {
    case "geography":
    case "nearest":
      return pathname.startsWith(`${base}/geo/`) ? `${pathname}#${ANCHORS.chosenAreas}` : `${base}/geo`
    case "criterion":
      return `${audience}#${attributeAnchor(step.column)}`
    case "flags":
      return `${audience}#${attributeAnchor(step.columns[0] ?? "")}`
    case "phone":
    case "email":
      return `${audience}#${ANCHORS.phoneOptions}`
    case "household":
      return `${audience}#${ANCHORS.households}`
    case "suppression":
      return step.source === "doNotSell" ? null : `${base}/demo/suppression#${suppressionAnchor(step.source)}`
    case "occupant":
      return null
  }
}
