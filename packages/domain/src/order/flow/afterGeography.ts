import {
  audienceStepOf,
  type AudienceWarning,
  geographyCount,
  nextStepWarnings,
} from "../../audience/step/audienceStep.ts"
import { audienceWarningText } from "../../audience/Notices.ts"
import type { ListDefinition } from "../../definition/ListDefinition.ts"
import type { GeoType } from "../../definition/GeoType.ts"
import { hasTargetGeography } from "../../geography/step/canGoNext.ts"
import { NO_TARGET_GEOGRAPHY } from "../../geography/Notices.ts"
import type { nextLabel } from "../../geography/step/nextLabel.ts"

/** One thing that is missing before a list can be counted. */
export type MissingForCount = "noArea" | AudienceWarning

/**
 * Everything that Get Count misses, the area first. Empty: the count may run. Types 20 and 23 need no area, saved counts
 * (24) need two. spec: order-builder §5 [ob5-get-count]
 */
export const missingForCount = (
  definition: ListDefinition,
  geoType: GeoType,
): ReadonlyArray<MissingForCount> => [
  ...(hasTargetGeography(definition, geoType) ? [] : (["noArea"] as const)),
  ...nextStepWarnings(audienceStepOf(definition)),
]

/** The specification's words for what is missing. spec: order-builder §5 [ob5-get-count] */
export const missingText = (missing: MissingForCount): string =>
  missing === "noArea" ? NO_TARGET_GEOGRAPHY : audienceWarningText(missing)

/** The same as texts. spec: order-builder §5 [ob5-get-count] */
export const getCountWarnings = (definition: ListDefinition, geoType: GeoType): ReadonlyArray<string> =>
  missingForCount(definition, geoType).map(missingText)

/** Where NEXT STEP of the geography step leads. `warnings`: what is missing there, '' or a line each. */
export type AfterGeography =
  | { readonly _tag: "Submit" }
  | { readonly _tag: "ChooseAudience"; readonly warnings: ReadonlyArray<string> }

/**
 * 'Poll Count' counts at once where the audience is defined already; while nothing is chosen there, it leads to the
 * audience without a word, and otherwise says what is still missing. Any other label leads to the audience.
 * spec: order-builder §2.3, §4 (Geography count modal) [ob4-geography-count-modal]
 */
export const afterGeography = (
  definition: ListDefinition,
  geoType: GeoType,
  label: ReturnType<typeof nextLabel>,
): AfterGeography => {
  if (label !== "Poll Count") return { _tag: "ChooseAudience", warnings: [] }
  const step = audienceStepOf(definition)
  if (geographyCount(step) === "chooseDemographics") return { _tag: "ChooseAudience", warnings: [] }
  const warnings = getCountWarnings(definition, geoType)
  return warnings.length === 0 ? { _tag: "Submit" } : { _tag: "ChooseAudience", warnings }
}
