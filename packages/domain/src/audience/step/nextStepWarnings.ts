import { asksOccupantOptions } from "../../catalogue/traits.ts"
import type { PhoneOption } from "../../definition/PhoneOption.ts"

/** Something that is missing before the audience step can be left. */
export type AudienceWarning = "noAudience" | "noPhoneOption" | "noTargetingOption" | "noRouteOption"

/** What the audience step looks at before it lets go on. */
export interface AudienceStep {
  readonly listType: number
  /** Selected criteria. */
  readonly demoCount: number
  readonly allHouseholds: boolean
  readonly phoneOption: PhoneOption | null
  readonly phoneOptionsHidden: boolean
  readonly phoneOptionRequired: boolean
  /** Ticked targeting and route options; asked of list types 50 and 140 only. */
  readonly targetCount: number
  readonly routeCount: number
}

/**
 * Everything that is missing before the audience step can be left, in the order of the screen; empty exactly when nothing
 * is. spec: order-builder §5 (Next-step messages) [ob5-next-messages]
 */
export const nextStepWarnings = (step: AudienceStep): ReadonlyArray<AudienceWarning> => {
  const warnings: Array<AudienceWarning> = []
  if (step.demoCount === 0 && !step.allHouseholds) warnings.push("noAudience")
  if (step.phoneOption === null && !step.phoneOptionsHidden && step.phoneOptionRequired)
    warnings.push("noPhoneOption")
  if (asksOccupantOptions(step.listType)) {
    if (step.targetCount === 0) warnings.push("noTargetingOption")
    if (step.routeCount === 0) warnings.push("noRouteOption")
  }
  return warnings
}
