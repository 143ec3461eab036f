import type { AreaKind, AreaByKind } from "./areaKey.ts"
import type { Granularity } from "./AreaShape.ts"

const byCode = () => null

/**
 * The granularity of each kind of area. It's kept apart from the kinds' other properties because every page that counts
 * loads it, and the sign-in page must not load the rest.
 */
const GRANULARITY: { readonly [Kind in AreaKind]: (area: AreaByKind<Kind>) => Granularity | null } = {
  zip: byCode,
  zip4: byCode,
  carrierRoute: byCode,
  scf: byCode,
  city: byCode,
  county: byCode,
  metroArea: byCode,
  congressionalDistrict: byCode,
  state: byCode,
  nation: byCode,
  postalCode: byCode,
  radius: ({ granularity }) => granularity,
  locations: () => "standard",
  closest: () => "standard",
  polygon: ({ granularity }) => granularity,
  savedCount: byCode,
  combination: byCode,
}

/** Returns the units in which an area locates records; null if the area doesn't depend on their locations. */
export const areaGranularity = <Kind extends AreaKind>(area: AreaByKind<Kind>): Granularity | null =>
  GRANULARITY[area.kind](area)
