import type { SuppressionKind } from "@listwright/domain/suppression"

/** The anchors of a list's controls, which an address may name after '#'. */
export const ANCHORS = {
  chosenAreas: "chosen-areas",
  chosenAudience: "chosen-audience",
  phoneOptions: "phone-options",
  households: "households",
  attributes: "attributes",
  targets: "targeting-options",
  routes: "route-options",
} as const

/** The row of an attribute. */
export const attributeAnchor = (column: string): string => `attribute-${column}`

/** The section of a kind of suppression. */
export const suppressionAnchor = (kind: SuppressionKind): string => `suppression-${kind}`
