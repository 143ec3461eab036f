import { Result } from "effect"
import type { Area } from "../definition/Area.ts"
import type { ListDefinition } from "../definition/ListDefinition.ts"
import { type AreasUpdate, unchangedAreas } from "./AreasUpdate.ts"
import { addAreas, acceptsExclusions } from "./chooseAreas.ts"
import { noExclusionsNotice, tooManyAreasNotice } from "./Notices.ts"
import { addressKey, normalizeGranularity } from "./radius/countRadiusAddresses.ts"

/**
 * Excludes areas of any kind from a list. An exclusion doesn't count as geography, so it may be of a different kind
 * than the chosen areas, and it doesn't replace any of them. A chosen area becomes an exclusion in the same position.
 */
export const excludeAreas = (definition: ListDefinition, areas: ReadonlyArray<Area>): AreasUpdate => {
  if (!acceptsExclusions(definition.listType)) return unchangedAreas(definition, noExclusionsNotice)
  const meant = areas.map((area): Area => ({ ...area, excluded: true }))
  const keys = new Set(meant.map(addressKey))
  return Result.match(
    addAreas({ ...definition, areas: [] }, normalizeGranularity([...definition.areas, ...meant])),
    {
      onSuccess: (changed) => ({
        definition: changed,
        added: changed.areas.filter((area) => keys.has(addressKey(area))),
        removed: [],
        warnings: [],
        isUsedUp: true,
      }),
      onFailure: (refused) => unchangedAreas(definition, tooManyAreasNotice(refused)),
    },
  )
}
