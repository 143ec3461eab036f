import { sourceTraits } from "../../catalog/listTypes.ts"
import type { Area } from "../../definition/Area.ts"
import { areaKey } from "../../definition/areaKey.ts"
import type { Point } from "../../definition/AreaShape.ts"
import type { CanonicalDefinition } from "../../definition/canonicalDefinition.ts"
import { forwardSortationArea } from "../../shared/PostalCode.ts"
import { Zip } from "../../shared/Zip.ts"
import type { AreaCount } from "../questions/CountAnswer.ts"
import type { Relaxation } from "../questions/Suggestion.ts"
import { findNearestZips } from "./findNearestZips.ts"
import { growRadius } from "./roundMiles.ts"

/** The maximum quantity for a nearest-records search. */
const MAX_NEAREST = 100_000_000

/** The maximum number of areas of each kind to try, since each one requires a count. */
const MAX_AREAS = 6

/** The kind of area that a suggestion adds: ZIP Codes or, in Canada, forward sortation areas. */
interface Neighbors {
  /** Returns the code of an area of this kind; null if the area is of another kind. */
  readonly codeOf: (area: Area) => string | null
  readonly area: (code: string) => Area
}

const ZIPS: Neighbors = {
  codeOf: (area) => (area.kind === "zip" ? area.zip : null),
  area: (zip) => ({ kind: "zip", zip: Zip.make(zip), excluded: false }),
}

const FSAS: Neighbors = {
  codeOf: (area) =>
    area.kind === "postalCode" && forwardSortationArea(area.postalCode) === area.postalCode
      ? area.postalCode
      : null,
  area: (postalCode) => ({ kind: "postalCode", postalCode, excluded: false }),
}

/**
 * Suggests the ZIP Codes or forward sortation areas near the chosen ones; suggests nothing if other kinds of areas are
 * chosen or the source accepts only one area.
 */
const codesBeside = (
  { areas, listType }: CanonicalDefinition,
  centers: ReadonlyMap<string, Point>,
): ReadonlyArray<Relaxation> => {
  const chosen = areas.filter(({ excluded }) => !excluded)
  const { country, hasSingleRowGeography } = sourceTraits(listType)
  const { area, codeOf } = country === "CA" ? FSAS : ZIPS
  const codes = chosen.flatMap((one) => codeOf(one) ?? [])
  if (codes.length === 0 || codes.length < chosen.length) return []
  if (hasSingleRowGeography) return []
  const taken = new Set(areas.flatMap((one) => codeOf(one) ?? []))
  return findNearestZips(codes, taken, centers, MAX_AREAS).map((code) => ({
    kind: "addArea",
    added: area(code),
  }))
}

const widerArea = (area: Area, own: number, missing: number): ReadonlyArray<Relaxation> => {
  if (area.excluded) return []
  const key = areaKey(area)
  if (area.kind === "closest")
    // Whoever got fewer than that has everybody.
    return own === area.quantity && own < MAX_NEAREST
      ? [{ kind: "moreNearest", area: key, quantity: Math.min(MAX_NEAREST, own + missing) }]
      : []
  if (area.kind !== "radius") return []
  const miles = growRadius(area.miles, own === 0 ? 4 : (own + missing) / own)
  return miles === null ? [] : [{ kind: "widerRadius", area: key, miles }]
}

/**
 * Returns single changes that could bring in about `missing` more records (1 or more), apart from changes to criteria
 * (see `widenColumn`). `counted` contains the counts of the definition's areas, and `centers` the centers of the ZIP
 * Codes (in Canada, of the forward sortation areas) that have records.
 */
export const candidateWidenings = (
  definition: CanonicalDefinition,
  counted: ReadonlyArray<AreaCount>,
  missing: number,
  centers: ReadonlyMap<string, Point>,
): ReadonlyArray<Relaxation> => {
  const own = new Map(counted.map(({ available, key }) => [key, available]))
  return [
    ...definition.areas
      .flatMap((area) => widerArea(area, own.get(areaKey(area)) ?? 0, missing))
      .slice(0, MAX_AREAS),
    ...codesBeside(definition, centers),
  ]
}
