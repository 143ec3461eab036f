import { listTypeOf } from "../../catalogue/ListType.ts"
import { hasPhoneOption } from "../../catalogue/traits.ts"
import type { ListDefinition } from "../../definition/ListDefinition.ts"
import type { AudienceStep } from "./nextStepWarnings.ts"
import { allowedPhoneOption } from "./phoneOptions.ts"

/** Saturation lists take every address: no attribute can be chosen of them. spec: order-builder §1 (50) */
const takesEveryAddress = (listType: number): boolean => listTypeOf(listType)?.kind === "saturation"

/**
 * What a definition looks like to the audience step. Sources without phone options hide them, and a phone option
 * that a source does not offer is none; a saturation list is all households without anybody saying so.
 */
export const audienceStepOf = (definition: ListDefinition): AudienceStep => ({
  listType: definition.listType,
  demoCount: definition.audience.criteria.length,
  allHouseholds: definition.audience.unit === "allHouseholds" || takesEveryAddress(definition.listType),
  phoneOption: allowedPhoneOption(definition.listType, definition.phoneOption),
  phoneOptionsHidden: !hasPhoneOption(definition.listType),
  phoneOptionRequired: hasPhoneOption(definition.listType),
  targetCount: definition.occupant?.targets.length ?? 0,
  routeCount: definition.occupant?.routes.length ?? 0,
})
