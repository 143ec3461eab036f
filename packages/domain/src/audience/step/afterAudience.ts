import type { ListDefinition } from "../../definition/ListDefinition.ts"
import type { GeoType } from "../../definition/GeoType.ts"
import { hasTargetGeography } from "../../geography/step/canGoNext.ts"
import { audienceStepOf, type AudienceWarning, nextStepWarnings } from "./audienceStep.ts"

/** The destination of NEXT STEP of the audience step. */
export type AfterAudience =
  | { readonly _tag: "Warn"; readonly warnings: ReadonlyArray<AudienceWarning> }
  | { readonly _tag: "Submit" }
  | { readonly _tag: "ChooseGeography" }

/**
 * With something missing nowhere; else the order is submitted for its count, or, while it does not say where, geography
 * opens: with a single saved count too, since these take two [ob4-audience-next] [ob9-saved-counts].
 */
export const afterAudience = (definition: ListDefinition, geoType: GeoType): AfterAudience => {
  const warnings = nextStepWarnings(audienceStepOf(definition))
  if (warnings.length > 0) return { _tag: "Warn", warnings }
  return hasTargetGeography(definition, geoType) ? { _tag: "Submit" } : { _tag: "ChooseGeography" }
}
