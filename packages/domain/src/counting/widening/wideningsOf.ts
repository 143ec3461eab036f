import { traitsOf } from "../../catalogue/listTypes.ts"
import type { Area } from "../../definition/Area.ts"
import { areaKey } from "../../definition/areaKey.ts"
import type { Point } from "../../definition/AreaShape.ts"
import type { CanonicalDefinition } from "../../definition/canonicalDefinition.ts"
import { Zip } from "../../shared/Zip.ts"
import type { AreaCount } from "../questions/CountAnswer.ts"
import type { Relaxation } from "../questions/Suggestion.ts"
import { nearestZips } from "./nearestZips.ts"
import { widerMiles } from "./roundMiles.ts"

/** No search takes more. */
const MOST_NEAREST = 100_000_000

/** Tries at most this many areas of a kind: each takes a count. */
const MOST_AREAS = 6

/** The ZIP Codes next to those chosen, where nothing else is and sources take several areas. */
const zipsBeside = (
  { areas, listType }: CanonicalDefinition,
  centers: ReadonlyMap<string, Point>,
): ReadonlyArray<Relaxation> => {
  const chosen = areas.filter(({ excluded }) => !excluded)
  const zips = chosen.flatMap((area) => (area.kind === "zip" ? [area.zip] : []))
  if (zips.length === 0 || zips.length < chosen.length) return []
  if (traitsOf(listType).hasSingleRowGeography) return []
  const taken = new Set<string>(areas.flatMap((area) => (area.kind === "zip" ? [area.zip] : [])))
  return nearestZips(zips, taken, centers, MOST_AREAS).map((zip) => ({
    kind: "addArea",
    added: { kind: "zip", zip: Zip.make(zip), excluded: false },
  }))
}

const widerArea = (area: Area, own: number, missing: number): ReadonlyArray<Relaxation> => {
  if (area.excluded) return []
  const key = areaKey(area)
  if (area.kind === "closest")
    // Whoever got fewer than that has everybody.
    return own === area.quantity && own < MOST_NEAREST
      ? [{ kind: "moreNearest", area: key, quantity: Math.min(MOST_NEAREST, own + missing) }]
      : []
  if (area.kind !== "radius") return []
  const miles = widerMiles(area.miles, own === 0 ? 4 : (own + missing) / own)
  return miles === null ? [] : [{ kind: "widerRadius", area: key, miles }]
}

/**
 * What a definition could reach farther for, one thing at a time, so that about `missing` records more come, 1 or more;
 * apart from its criteria (`widenColumn`). `counted` is what its areas bring, `centers` where the ZIP Codes lie in which
 * somebody lives.
 */
export const wideningsOf = (
  definition: CanonicalDefinition,
  counted: ReadonlyArray<AreaCount>,
  missing: number,
  centers: ReadonlyMap<string, Point>,
): ReadonlyArray<Relaxation> => {
  const own = new Map(counted.map(({ available, key }) => [key, available]))
  return [
    ...definition.areas
      .flatMap((area) => widerArea(area, own.get(areaKey(area)) ?? 0, missing))
      .slice(0, MOST_AREAS),
    ...zipsBeside(definition, centers),
  ]
}
