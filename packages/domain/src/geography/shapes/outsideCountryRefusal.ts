import type { Point } from "../../definition/AreaShape.ts"
import type { Country } from "../../shared/Country.ts"

/** The refusal of a shape without any point in the country of the list's records; `cause` is the likely reason. */
export interface OutsideCountryRefusal {
  readonly _tag: "OutsideCountry"
  readonly country: Country
  readonly cause: "minusMissing" | "latitudeFirst" | "unknown"
}

type Box = readonly [west: number, south: number, east: number, north: number]

/** The areas where each country's mail is delivered, plus a margin, in degrees. */
const BOXES: Readonly<Record<Country, ReadonlyArray<Box>>> = {
  US: [
    [-180, -15, -64, 72],
    [144, 4, 180, 55],
  ],
  CA: [[-142, 41, -52, 84]],
}

const touches = (ring: ReadonlyArray<Point>, country: Country): boolean => {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
  return BOXES[country].some(
    ([west, south, east, north]) =>
      Math.min(...xs) <= east &&
      Math.max(...xs) >= west &&
      Math.min(...ys) <= north &&
      Math.max(...ys) >= south,
  )
}

/** Returns the likely reason why none of the rings touch a country; null if any of them might. */
export const outsideCountryRefusal = (
  rings: ReadonlyArray<ReadonlyArray<Point>>,
  country: Country,
): OutsideCountryRefusal | null => {
  const all = (turned: (point: Point) => Point): boolean =>
    rings.some((ring) => touches(ring.map(turned), country))
  if (all((point) => point)) return null
  const cause = all(([x, y]) => [y, x])
    ? "latitudeFirst"
    : all(([x, y]) => [-x, y])
      ? "minusMissing"
      : "unknown"
  return { _tag: "OutsideCountry", country, cause }
}

const COUNTRIES = { US: "the United States", CA: "Canada" } as const

/** Says that a shape lies outside its country: 'The polygon is outside the United States.' */
export const outsideCountryMessage = (
  shape: string,
  { country }: Pick<OutsideCountryRefusal, "country">,
): string => `${shape} is outside ${COUNTRIES[country]}.`

const CAUSES: Readonly<Record<OutsideCountryRefusal["cause"], string>> = {
  minusMissing: "A minus sign is missing: longitudes west of Greenwich are negative, like -87.63,41.88.",
  latitudeFirst: "The latitudes come first. Put the longitude first, like -87.63,41.88.",
  unknown: "Check the longitudes and latitudes, like -87.63,41.88.",
}

/** Returns the same message for a shape with typed coordinates, plus what to change about them. */
export const outsideCountryHelpText = (shape: string, outside: OutsideCountryRefusal): string =>
  `${outsideCountryMessage(shape, outside)} ${CAUSES[outside.cause]}`
