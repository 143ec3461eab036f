import type { ListDefinition } from "../../definition/ListDefinition.ts"
import type { GeoType } from "../../definition/GeoType.ts"
import { hasTargetGeography } from "../../geography/step/canLeaveGeography.ts"
import { toAudienceStep, type AudienceWarning, nextStepWarnings } from "./audienceStep.ts"

/** The destination of the audience step's NEXT STEP button. */
export type AudienceDestination =
  | { readonly _tag: "Warn"; readonly warnings: ReadonlyArray<AudienceWarning> }
  | { readonly _tag: "Submit" }
  | { readonly _tag: "ChooseGeography" }

/**
 * Returns the destination of NEXT STEP: warnings if anything is missing; otherwise the order is submitted for its
 * count, or geography opens if the order doesn't specify areas yet. A single saved count isn't enough, because
 * combinations need two [ob4-audience-next] [ob9-saved-counts].
 */
export const audienceDestination = (definition: ListDefinition, geoType: GeoType): AudienceDestination => {
  const warnings = nextStepWarnings(toAudienceStep(definition))
  if (warnings.length > 0) return { _tag: "Warn", warnings }
  return hasTargetGeography(definition, geoType) ? { _tag: "Submit" } : { _tag: "ChooseGeography" }
}
