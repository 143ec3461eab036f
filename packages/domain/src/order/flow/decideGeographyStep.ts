import {
  toAudienceStep,
  type AudienceWarning,
  geographyCountAction,
  nextStepWarnings,
} from "../../audience/step/audienceStep.ts"
import { audienceWarningText } from "../../audience/Notices.ts"
import type { ListDefinition } from "../../definition/ListDefinition.ts"
import type { GeoType } from "../../definition/GeoType.ts"
import { hasDemographicAndPhoneOptions } from "../../catalog/audienceTabs.ts"
import { hasTargetGeography } from "../../geography/step/canLeaveGeography.ts"
import { NO_TARGET_GEOGRAPHY } from "../../geography/Notices.ts"
import type { nextStepLabel } from "../../geography/step/nextStepLabel.ts"
import type { MessageText } from "../../shared/wording/MessageText.ts"

/** A requirement that a list must still meet before it can be counted. */
export type CountRequirement = "noArea" | AudienceWarning

/**
 * Lists everything that Get Count still requires, with the area first; if there's nothing, the count may run. Types 20
 * and 23 need no area; saved counts (24) need two [ob5-get-count].
 */
export const missingCountRequirements = (
  definition: ListDefinition,
  geoType: GeoType,
): ReadonlyArray<CountRequirement> => [
  ...(hasTargetGeography(definition, geoType) ? [] : (["noArea"] as const)),
  ...nextStepWarnings(toAudienceStep(definition)),
]

/** Returns the message for an unmet requirement [ob5-get-count]. */
export const countRequirementText = (missing: CountRequirement): MessageText =>
  missing === "noArea" ? NO_TARGET_GEOGRAPHY : audienceWarningText(missing)

/** The result of pressing Get Count. */
export type GetCountOutcome =
  | { readonly _tag: "Submit" }
  /** The geography count modal asks which audience to target. */
  | { readonly _tag: "AskWhom" }
  | { readonly _tag: "Warn"; readonly missing: ReadonlyArray<CountRequirement> }

/**
 * Decides what Get Count does. If there's an area but no audience or phone option, the geography count modal asks for
 * both, provided that the source has them; if anything else is missing, a warning is shown [ob4-geography-count-modal]
 * [ob5-get-count].
 */
export const decideGetCount = (definition: ListDefinition, geoType: GeoType): GetCountOutcome => {
  const missing = missingCountRequirements(definition, geoType)
  if (missing.length === 0) return { _tag: "Submit" }
  const isAsked =
    hasDemographicAndPhoneOptions(definition.listType) &&
    !missing.includes("noArea") &&
    geographyCountAction(toAudienceStep(definition)) !== "submit"
  return isAsked ? { _tag: "AskWhom" } : { _tag: "Warn", missing }
}

/** The result of pressing the geography count modal's button. */
export type CountModalOutcome =
  | Exclude<GetCountOutcome, { readonly _tag: "AskWhom" }>
  /** The modal asks for the phone option. */
  | { readonly _tag: "AskPhoneOption" }
  | { readonly _tag: "ChooseDemographics" }

/**
 * Decides the next step after the choices in the geography count modal. Warns about requirements that can be met only
 * on the pages, such as an occupant source's routes [ob4-geography-count-modal].
 */
export const decideCountModal = (definition: ListDefinition, geoType: GeoType): CountModalOutcome => {
  switch (geographyCountAction(toAudienceStep(definition))) {
    case "chooseDemographics":
      return { _tag: "ChooseDemographics" }
    case "askPhoneOption":
      return { _tag: "AskPhoneOption" }
    case "submit": {
      const missing = missingCountRequirements(definition, geoType)
      return missing.length === 0 ? { _tag: "Submit" } : { _tag: "Warn", missing }
    }
  }
}

/** The result of NEXT STEP on the geography step. */
export type GeographyStepOutcome = GetCountOutcome | { readonly _tag: "ChooseAudience" }

/**
 * Decides what NEXT STEP does. 'Poll Count' gets the count, but opens the audience step without a message if neither an
 * area nor an audience is chosen. Any other label always opens the audience step [ob4-geography-count-modal].
 */
export const decideGeographyStep = (
  definition: ListDefinition,
  geoType: GeoType,
  label: ReturnType<typeof nextStepLabel>,
): GeographyStepOutcome => {
  const saysNothing =
    !hasTargetGeography(definition, geoType) &&
    geographyCountAction(toAudienceStep(definition)) === "chooseDemographics"
  return label !== "Poll Count" || saysNothing
    ? { _tag: "ChooseAudience" }
    : decideGetCount(definition, geoType)
}
