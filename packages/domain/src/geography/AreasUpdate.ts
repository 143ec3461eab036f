import { Result } from "effect"
import type { Area } from "../definition/Area.ts"
import type { ListDefinition } from "../definition/ListDefinition.ts"
import type { Notice } from "../shared/Notice.ts"
import { addAreas } from "./chooseAreas.ts"
import {
  remainingAreas,
  type AreaChoiceRules,
  acceptsSingleArea,
  defaultAreaChoiceRules,
} from "./AreaChoiceRules.ts"
import { singleAreaNotice, tooManyAreasNotice } from "./Notices.ts"
import { addressKey, normalizeGranularity } from "./radius/countRadiusAddresses.ts"

/** The result of adding or removing areas. If both `added` and `removed` are empty, the definition is unchanged. */
export interface AreasUpdate {
  readonly definition: ListDefinition
  readonly added: ReadonlyArray<Area>
  /**
   * Areas that were replaced or removed: areas of another kind, or the earlier area if the list accepts one at a time.
   */
  readonly removed: ReadonlyArray<Area>
  /** Valid areas that weren't added because the list accepts one at a time and keeps the last one. */
  readonly passedOver?: ReadonlyArray<Area>
  /** Warnings for the user, in the specification's wording. */
  readonly warnings: ReadonlyArray<Notice>
  /**
   * True if the input was looked up and processed, whether valid or not; refused input stays in place for the user to
   * correct.
   */
  readonly isUsedUp: boolean
}

/** Returns the definition unchanged, with the warnings that explain why. */
export const unchangedAreas = (
  definition: ListDefinition,
  ...warnings: ReadonlyArray<Notice>
): AreasUpdate => ({
  definition,
  added: [],
  removed: [],
  warnings,
  isUsedUp: false,
})

/**
 * Adds valid areas of one kind. A list contains areas of one kind, except on 'more area', so areas of another kind are
 * replaced. If the list accepts one area at a time, only the last one is kept.
 */
export const addValidAreas = (
  definition: ListDefinition,
  valid: ReadonlyArray<Area>,
  warning: Notice | null,
  choosing: AreaChoiceRules = defaultAreaChoiceRules,
): AreasUpdate => {
  const warnings = warning === null ? [] : [warning]
  const last = valid.at(-1)
  // Nothing of it is valid: the warning says that it has been removed.
  if (last === undefined) return { ...unchangedAreas(definition, ...warnings), isUsedUp: warning !== null }
  const isOne = acceptsSingleArea(definition.listType, last.kind, choosing)
  const meant = isOne ? [last] : valid
  const areas = normalizeGranularity([...remainingAreas(definition, last.kind, choosing), ...meant])
  return Result.match(addAreas({ ...definition, areas: [] }, areas), {
    onSuccess: (chosen) => {
      const keys = new Set(chosen.areas.map(addressKey))
      const removed = definition.areas.filter((area) => !keys.has(addressKey(area)))
      const meantKeys = new Set(meant.map(addressKey))
      const passedOver = valid.slice(0, valid.length - meant.length)
      return {
        definition: chosen,
        added: chosen.areas.filter((area) => meantKeys.has(addressKey(area))),
        removed,
        ...(passedOver.length === 0
          ? { warnings }
          : { warnings: [...warnings, singleAreaNotice(passedOver.length)], passedOver }),
        isUsedUp: true,
      }
    },
    onFailure: (refused) => unchangedAreas(definition, tooManyAreasNotice(refused)),
  })
}
