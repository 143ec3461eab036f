import { audienceStepOf } from "../../audience/step/audienceStep.ts"
import { audienceWarningText } from "../../audience/Notices.ts"
import { nextStepWarnings } from "../../audience/step/nextStepWarnings.ts"
import type { ListDefinition } from "../../definition/ListDefinition.ts"
import type { GeoType } from "../../definition/GeoType.ts"
import { hasTargetGeography } from "../../geography/step/canGoNext.ts"
import { NO_TARGET_GEOGRAPHY } from "../../geography/Notices.ts"

/**
 * Everything that Get Count misses, as texts, the area first. Empty: the count may run. Types 20 and 23 need no area,
 * saved counts (24) need two. spec: order-builder §5 [ob5-get-count]
 */
export const getCountWarnings = (definition: ListDefinition, geoType: GeoType): ReadonlyArray<string> => [
  ...(hasTargetGeography(definition, geoType) ? [] : [NO_TARGET_GEOGRAPHY]),
  ...nextStepWarnings(audienceStepOf(definition)).map(audienceWarningText),
]
