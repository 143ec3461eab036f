import { hasPhoneOption } from "../catalogue/traits.ts"
import type { ListDefinition } from "../definition/ListDefinition.ts"
import type { AudienceStep } from "./nextStepWarnings.ts"

/** What a definition looks like to the audience step. Sources without phone options hide them. */
export const audienceStepOf = (definition: ListDefinition): AudienceStep => ({
  listType: definition.listType,
  demoCount: definition.audience.criteria.length,
  allHouseholds: definition.audience.unit === "allHouseholds",
  phoneOption: definition.phoneOption,
  phoneOptionsHidden: !hasPhoneOption(definition.listType),
  phoneOptionRequired: hasPhoneOption(definition.listType),
  targetCount: definition.occupant?.targets.length ?? 0,
  routeCount: definition.occupant?.routes.length ?? 0,
})
