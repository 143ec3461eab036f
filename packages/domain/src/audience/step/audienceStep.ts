import type { OrderStep } from "../../definition/OrderStep.ts"
import type { ListDefinition, PhoneOption } from "../../definition/ListDefinition.ts"
import { sourceTraits } from "../../catalog/listTypes.ts"
import type { audienceNextReading } from "../../shared/readings.ts"
import { allowedPhoneOption, hasPhoneOption } from "./phoneOptions.ts"

/** A requirement that is missing before the user can leave the audience step. */
export type AudienceWarning = "noAudience" | "noPhoneOption" | "noTargetingOption" | "noRouteOption"

/** The state that the audience step checks before the user can continue. */
export interface AudienceStep {
  readonly listType: number
  /** The number of selected criteria. */
  readonly criterionCount: number
  readonly allHouseholds: boolean
  readonly phoneOption: PhoneOption | null
  readonly phoneOptionsHidden: boolean
  readonly phoneOptionRequired: boolean
  /** The numbers of selected targeting and route options, required only for list types 50 and 140. */
  readonly targetCount: number
  readonly routeCount: number
}

/**
 * Lists everything that is missing before the user can leave the audience step, in screen order; empty if nothing is
 * missing [ob5-next-messages].
 */
export const nextStepWarnings = (step: AudienceStep): ReadonlyArray<AudienceWarning> => {
  const warnings: Array<AudienceWarning> = []
  if (step.criterionCount === 0 && !step.allHouseholds) warnings.push("noAudience")
  if (step.phoneOption === null && !step.phoneOptionsHidden && step.phoneOptionRequired)
    warnings.push("noPhoneOption")
  if (sourceTraits(step.listType).asksOccupantOptions) {
    if (step.targetCount === 0) warnings.push("noTargetingOption")
    if (step.routeCount === 0) warnings.push("noRouteOption")
  }
  return warnings
}

/**
 * Returns the state of the audience step for a definition. Sources without phone options hide them, and a phone
 * option that the source doesn't offer counts as missing. A saturation list always counts as all households.
 */
export const toAudienceStep = (definition: ListDefinition): AudienceStep => ({
  listType: definition.listType,
  criterionCount: definition.audience.criteria.length,
  allHouseholds:
    definition.audience.unit === "allHouseholds" || sourceTraits(definition.listType).takesEveryAddress,
  phoneOption: allowedPhoneOption(definition.listType, definition.phoneOption),
  phoneOptionsHidden: !hasPhoneOption(definition.listType),
  phoneOptionRequired: hasPhoneOption(definition.listType),
  targetCount: definition.occupant?.targets.length ?? 0,
  routeCount: definition.occupant?.routes.length ?? 0,
})

/** The geography count modal's next action. */
export type GeographyCountAction = "submit" | "askPhoneOption" | "chooseDemographics"

/**
 * Returns the next action: with all households or at least one attribute, the count may start once a phone option is
 * chosen, if the source requires one; otherwise the demographic page opens [ob4-geography-count-modal].
 */
export const geographyCountAction = (
  step: Pick<
    AudienceStep,
    "allHouseholds" | "criterionCount" | "phoneOption" | "phoneOptionsHidden" | "phoneOptionRequired"
  >,
): GeographyCountAction => {
  if (!step.allHouseholds && step.criterionCount === 0) return "chooseDemographics"
  const isAsked = step.phoneOptionRequired && !step.phoneOptionsHidden
  return isAsked && step.phoneOption === null ? "askPhoneOption" : "submit"
}

export type AudienceNextReading = (typeof audienceNextReading.options)[number]

/**
 * Returns whether the audience step's NEXT STEP button is enabled; it never is while counting. If an audience, a
 * target, or a route is missing, the button either reports it or is disabled, depending on the site's reading.
 */
export const canLeaveAudience = (
  step: AudienceStep,
  orderStep: OrderStep,
  reading: AudienceNextReading,
): boolean => {
  if (orderStep === "count") return false
  return reading === "warns" || nextStepWarnings(step).every((missing) => missing === "noPhoneOption")
}
