import type { AudienceStep } from "./nextStepWarnings.ts"

/** What the geography count modal does next. */
export type GeographyCount = "submit" | "askPhoneOption" | "chooseDemographics"

/**
 * With all households or an attribute the count may start, once there is a phone option where the source asks for one;
 * otherwise the demographic page opens. spec: order-builder §4 (Geography count modal) [ob4-geography-count-modal]
 */
export const geographyCount = (
  step: Pick<
    AudienceStep,
    "allHouseholds" | "demoCount" | "phoneOption" | "phoneOptionsHidden" | "phoneOptionRequired"
  >,
): GeographyCount => {
  if (!step.allHouseholds && step.demoCount === 0) return "chooseDemographics"
  const isAsked = step.phoneOptionRequired && !step.phoneOptionsHidden
  return isAsked && step.phoneOption === null ? "askPhoneOption" : "submit"
}
