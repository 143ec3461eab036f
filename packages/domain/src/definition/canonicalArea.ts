import { shortNumber } from "../shared/shortNumber.ts"
import type { AreaKind, AreaByKind } from "./areaKey.ts"
import type { Point } from "./AreaShape.ts"
import { cityName } from "./cityName.ts"
import { sortCombinedCounts } from "./Combination.ts"

/** Rounds a number the way area codes do: small numbers keep 12 decimals, and -0 becomes 0. */
const short = (n: number): number => Number(shortNumber(n))

type Addressed = Pick<AreaByKind<"radius">, "address" | "center">

/** Keeps only the address fields that are set, so a shape without them has only one canonical form. */
const addressed = ({ address, center }: Addressed): Addressed => ({
  ...(address === undefined || address === "" ? {} : { address }),
  ...(center === undefined ? {} : { center }),
})

/**
 * The canonical form of each kind of area. It's kept apart from the kinds' other properties because every page reads
 * and normalizes definitions.
 */
const CANONICAL: { readonly [Kind in AreaKind]: (area: AreaByKind<Kind>) => AreaByKind<Kind> } = {
  zip: ({ kind, zip, excluded }) => ({ kind, zip, excluded }),
  zip4: ({ kind, zip4, excluded }) => ({ kind, zip4, excluded }),
  carrierRoute: ({ kind, carrierRoute, excluded }) => ({ kind, carrierRoute, excluded }),
  scf: ({ kind, scf, excluded }) => ({ kind, scf, excluded }),
  city: ({ kind, state, city, excluded }) => ({ kind, state, city: cityName(city), excluded }),
  county: ({ kind, county, excluded }) => ({ kind, county, excluded }),
  metroArea: ({ kind, metroArea, excluded }) => ({ kind, metroArea, excluded }),
  congressionalDistrict: ({ kind, district, excluded }) => ({ kind, district, excluded }),
  state: ({ kind, state, excluded }) => ({ kind, state, excluded }),
  nation: ({ kind, excluded }) => ({ kind, excluded }),
  postalCode: ({ kind, postalCode, excluded }) => ({ kind, postalCode, excluded }),
  radius: ({ kind, name, longitude, latitude, miles, withinState, granularity, excluded, ...place }) => ({
    kind,
    name,
    longitude: short(longitude),
    latitude: short(latitude),
    miles: short(miles),
    withinState,
    granularity,
    ...addressed(place),
    excluded,
  }),
  locations: ({ kind, name, file, locations, sameState, excluded }) => ({
    kind,
    name,
    file,
    locations,
    sameState,
    excluded,
  }),
  closest: ({ kind, name, longitude, latitude, quantity, excluded, ...place }) => ({
    kind,
    name,
    longitude: short(longitude),
    latitude: short(latitude),
    quantity,
    ...addressed(place),
    excluded,
  }),
  polygon: ({ kind, name, points, granularity, excluded }) => ({
    kind,
    name,
    points: points.map(([longitude, latitude]): Point => [short(longitude), short(latitude)]),
    granularity,
    excluded,
  }),
  savedCount: ({ kind, savedCount, excluded }) => ({ kind, savedCount, excluded }),
  combination: ({ kind, operation, k, savedCounts, excluded }) => ({
    kind,
    operation,
    k,
    savedCounts: sortCombinedCounts(operation, savedCounts),
    excluded,
  }),
}

/** Returns an area in canonical form, with its keys in schema order. */
export const canonicalArea = <Kind extends AreaKind>(area: AreaByKind<Kind>): AreaByKind<Kind> =>
  CANONICAL[area.kind](area)
