import { allowedPhoneOption, offeredPhoneOptions } from "../../audience/step/phoneOptions.ts"
import type { Area } from "../../definition/Area.ts"
import { areaKey } from "../../definition/areaKey.ts"
import type { CanonicalDefinition } from "../../definition/canonicalDefinition.ts"
import type { AreaCount } from "../questions/CountAnswer.ts"
import type { Restriction, RestrictionSuggestion } from "../questions/Restriction.ts"
import { shrinkRadius } from "../widening/roundMiles.ts"

/** The maximum number of areas to try, since each one requires a count. */
const MAX_AREAS = 8

const households = ({ audience }: CanonicalDefinition): ReadonlyArray<Restriction> =>
  // Households take the criteria away, which may bring more.
  audience.unit === "individuals" && audience.criteria.length === 0 ? [{ kind: "onePerHousehold" }] : []

const phones = ({ listType, phoneOption }: CanonicalDefinition): ReadonlyArray<Restriction> =>
  offeredPhoneOptions(listType).includes("onlyWithPhones") &&
  allowedPhoneOption(listType, phoneOption) !== "onlyWithPhones"
    ? [{ kind: "onlyWithPhones" }]
    : []

/** Drops one area at a time, the one nearest in size to the surplus first; empty if there's only one area. */
const droppedAreas = (areas: ReadonlyArray<AreaCount>, tooMany: number): ReadonlyArray<Restriction> => {
  const distance = ({ available }: AreaCount): number => Math.abs(available - tooMany)
  return areas.length < 2
    ? []
    : areas
        .filter(({ available }) => available > 0)
        .toSorted((a, b) => distance(a) - distance(b))
        .slice(0, MAX_AREAS)
        .map(({ key }) => ({ kind: "dropArea", area: key }))
}

/** Reduces the quantity of each nearest-records area, or the radius of each search. */
const smallerAreas = (
  { areas: chosen }: CanonicalDefinition,
  areas: ReadonlyArray<AreaCount>,
  tooMany: number,
): ReadonlyArray<Restriction> => {
  const counts = new Map(areas.map(({ available, key }) => [key, available]))
  const smaller = (area: Area): ReadonlyArray<Restriction> => {
    const key = areaKey(area)
    const own = counts.get(key) ?? 0
    const left = own - tooMany
    if (area.excluded || left < 1) return []
    if (area.kind === "closest") return [{ kind: "fewerNearest", area: key, quantity: left }]
    const miles = area.kind === "radius" ? shrinkRadius(area.miles, left / own) : null
    return miles === null ? [] : [{ kind: "smallerRadius", area: key, miles }]
  }
  return chosen.flatMap(smaller).slice(0, MAX_AREAS)
}

/**
 * Returns the single restrictions that could leave about `wanted` records, apart from those on criteria
 * (`narrowColumn`). `areas` is the definition's current count. Returns an empty list unless fewer records are wanted
 * than there are.
 */
export const candidateRestrictions = (
  definition: CanonicalDefinition,
  areas: ReadonlyArray<AreaCount>,
  wanted: number,
): ReadonlyArray<Restriction> => {
  const tooMany = areas.reduce((sum, { available }) => sum + available, 0) - wanted
  if (wanted < 1 || tooMany < 1) return []
  return [
    ...phones(definition),
    ...households(definition),
    ...smallerAreas(definition, areas, tooMany),
    ...droppedAreas(areas, tooMany),
  ]
}

/**
 * Returns the restrictions that are nearer to `wanted` than the full total, nearest first; of equally near
 * restrictions, the one that leaves more records comes first, then the first in order.
 */
export const nearestRestrictions = (
  suggestions: ReadonlyArray<RestrictionSuggestion>,
  total: number,
  wanted: number,
): ReadonlyArray<RestrictionSuggestion> => {
  const distance = (records: number): number => Math.abs(records - wanted)
  return suggestions
    .filter(({ records }) => records > 0 && records < total && distance(records) < distance(total))
    .toSorted((a, b) => distance(a.records) - distance(b.records) || b.records - a.records)
}
