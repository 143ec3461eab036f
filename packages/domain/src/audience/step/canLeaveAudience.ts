import { asksOccupantOptions } from "../../catalogue/traits.ts"
import type { OrderStep } from "../../definition/OrderStep.ts"
import type { AudienceStep } from "./nextStepWarnings.ts"

/**
 * Whether NEXT STEP of the audience step is enabled: not while counting, not before the audience is defined, and for
 * occupant sources not before a target and a route are ticked. spec: order-builder §2.4 (Buttons)
 */
export const canLeaveAudience = (
  step: Pick<AudienceStep, "listType" | "demoCount" | "allHouseholds" | "targetCount" | "routeCount">,
  orderStep: OrderStep,
): boolean => {
  if (orderStep === "count" || (step.demoCount === 0 && !step.allHouseholds)) return false
  return !asksOccupantOptions(step.listType) || (step.targetCount > 0 && step.routeCount > 0)
}
