import type { SuppressionKind } from "@listwright/domain/suppression"

/** Where the controls of a list stand on their pages: what an address may name behind its '#'. */
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
