import { Result } from "effect"
import { sourceTraits } from "../catalog/listTypes.ts"
import type { Area } from "../definition/Area.ts"
import { areaKey } from "../definition/areaKey.ts"
import { type ListDefinition, MAX_AREAS } from "../definition/ListDefinition.ts"

/** The refusal of more areas than a definition can have. */
export interface TooManyAreas {
  readonly _tag: "TooManyAreas"
  readonly areas: number
}

/**
 * Adds areas at the end, in order; an area that's already there keeps its position but adopts the new exclusion
 * setting. Refused if there would be more than 2,000 areas.
 */
export const addAreas = (
  definition: ListDefinition,
  areas: ReadonlyArray<Area>,
): Result.Result<ListDefinition, TooManyAreas> => {
  const byKey = new Map(definition.areas.map((area) => [areaKey(area), area]))
  for (const area of areas) byKey.set(areaKey(area), area)
  return byKey.size > MAX_AREAS
    ? Result.fail({ _tag: "TooManyAreas", areas: byKey.size })
    : Result.succeed({ ...definition, areas: [...byKey.values()] })
}

/** Removes areas by key ('zip:60614'). */
export const removeAreas = (definition: ListDefinition, keys: ReadonlyArray<string>): ListDefinition => {
  const gone = new Set(keys)
  return { ...definition, areas: definition.areas.filter((area) => !gone.has(areaKey(area))) }
}

/** Removes all areas for a picker's Remove All, including excluded ones. */
export const removeAllAreas = (definition: ListDefinition): ListDefinition => ({ ...definition, areas: [] })

/**
 * Returns whether a source accepts exclusions. A list limited to a single area can't have any: excluding that area
 * would leave nothing.
 */
export const acceptsExclusions = (listType: number): boolean => !sourceTraits(listType).hasSingleRowGeography

/** Returns whether a list may exclude an area: excluding the whole nation would leave nothing. */
export const canBeExcluded = ({ kind }: Pick<Area, "kind">, listType: number): boolean =>
  acceptsExclusions(listType) && kind !== "nation"

/** Turns areas into exclusions, or back. Areas that can't be excluded are unchanged. */
export const setExcluded = (
  definition: ListDefinition,
  keys: ReadonlyArray<string>,
  excluded: boolean,
): ListDefinition => {
  const { areas, listType } = definition
  const meant = new Set(keys)
  const isMeant = (area: Area) => meant.has(areaKey(area)) && (!excluded || canBeExcluded(area, listType))
  return { ...definition, areas: areas.map((area) => (isMeant(area) ? { ...area, excluded } : area)) }
}

/** Returns whether an area is chosen or excluded in a list; null if it isn't in the list. */
export const areaStatus = (areas: ReadonlyArray<Area>, area: Area): "chosen" | "excluded" | null => {
  const key = areaKey(area)
  const held = areas.find((other) => areaKey(other) === key)
  if (held === undefined) return null
  return held.excluded ? "excluded" : "chosen"
}

/** Returns whether there's anything to count: at least one area that isn't an exclusion. */
export const hasGeography = (definition: ListDefinition): boolean =>
  definition.areas.some((area) => !area.excluded)
