import type { SuppressionKind } from "@listwright/domain/suppression"

/** The anchors of a list's controls, usable after '#' in a URL. */
export const ANCHORS = {
  chosenAreas: "chosen-areas",
  chosenAudience: "chosen-audience",
  phoneOptions: "phone-options",
  households: "households",
  attributes: "attributes",
  targets: "targeting-options",
  routes: "route-options",
} as const

/** Returns the anchor of an attribute's row. */
export const attributeAnchor = (column: string): string => `attribute-${column}`

/** Returns the anchor of a suppression type's section. */
export const suppressionAnchor = (kind: SuppressionKind): string => `suppression-${kind}`
