import { audienceStepOf } from "../audience/audienceStep.ts"
import { audienceWarningText } from "../audience/Notices.ts"
import { nextStepWarnings } from "../audience/nextStepWarnings.ts"
import type { ListDefinition } from "../definition/ListDefinition.ts"
import { hasGeography } from "../geography/chooseAreas.ts"
import { NO_TARGET_GEOGRAPHY } from "../geography/Notices.ts"

/** Everything that Get Count misses, as texts, the area first. Empty: the count may run. spec: order-builder §5 */
export const getCountWarnings = (definition: ListDefinition): ReadonlyArray<string> => [
  ...(hasGeography(definition) ? [] : [NO_TARGET_GEOGRAPHY]),
  ...nextStepWarnings(audienceStepOf(definition)).map(audienceWarningText),
]
