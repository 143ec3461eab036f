import { listTypeOf } from "../../catalogue/listTypes.ts"
import type { AreaKind } from "../../definition/areaKey.ts"
import { ALL_KINDS, AREA_KIND_RULES } from "./areaKindRules.ts"

/**
 * Lists the kinds of areas that a source can be selected by, from its tabs and paste types; empty for an unknown
 * source. Source 50 has no ZIP+4 [ob5-paste-types].
 */
export const sourceAreaKinds = (listType: number): ReadonlyArray<AreaKind> => {
  const source = listTypeOf(listType)
  return source === undefined ? [] : ALL_KINDS.filter((kind) => AREA_KIND_RULES[kind].isOffered(source))
}
