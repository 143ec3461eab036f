import type { SelectionStep } from "@listwright/domain/counting"
import { ANCHORS, suppressionAnchor } from "../../attributes/anchors.ts"

/**
 * Returns the URL for making a step's choice; null if users don't choose it. `pathname` is the current page, since the
 * areas have several tabs. `attributeAddress` returns the URL for choosing an attribute.
 */
export const stepUrl = (
  step: SelectionStep,
  listType: number,
  pathname: string,
  attributeAddress: (column: string) => string,
): string | null => {
  const base = `/order/${listType}`
  const audience = `${base}/demo/demoDemographics`
  switch (step.kind) {
    case "geography":
    case "nearest":
      return pathname.startsWith(`${base}/geo/`) ? `${pathname}#${ANCHORS.chosenAreas}` : `${base}/geo`
    case "criterion":
      return attributeAddress(step.column)
    case "flags":
      return attributeAddress(step.columns[0] ?? "")
    case "phone":
    case "email":
      return `${audience}#${ANCHORS.phoneOptions}`
    case "household":
      return `${audience}#${ANCHORS.households}`
    case "suppression":
      return `${base}/demo/suppression#${suppressionAnchor(step.source)}`
    case "occupant":
      return null
  }
}
