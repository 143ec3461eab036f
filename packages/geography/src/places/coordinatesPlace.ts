import { distanceMiles } from "@listwright/domain/counting"
import { unwrapLongitude } from "@listwright/domain/shared"
import type { Point } from "@listwright/domain/definition"
import type { AddressPlace } from "@listwright/domain/geography"
import type { GeographyTables } from "./GeographyTables.ts"

/** Matches latitude, then longitude, in degrees: '41.88, -87.63', '41.88 -87.63'. */
const COORDINATES = /^([+-]?\d{1,2}(?:\.\d+)?)(?:\s*,\s*|\s+)([+-]?\d{1,3}(?:\.\d+)?)$/

/** The maximum distance, in miles, from a U.S. point to the nearest ZIP Code with residents. */
const MAX_MILES = 100

/**
 * The part of the Aleutians that is farther away than that, on both sides of 180 degrees: from Attu in the west to
 * within reach of Adak in the east. Its mail goes to Adak.
 */
const WEST_ALEUTIANS = { state: "AK", south: 51, north: 53.5, west: 172, east: 184 } as const

const inAleutians = ([longitude, latitude]: Point): boolean => {
  const { east, north, south, west } = WEST_ALEUTIANS
  const beside = unwrapLongitude(longitude, 180)
  return west <= beside && beside <= east && south <= latitude && latitude <= north
}

/** The minimum number of miles per degree of latitude, which rules out most ZIP Codes without computing a sine. */
const MILES_A_DEGREE = 68.5

/**
 * Returns the place at typed coordinates: the point itself, in the state of the nearest ZIP Code with residents, which
 * near a state line may be the neighboring state. Returns an empty list for a point outside the United States, and null
 * if the text isn't a pair of coordinates.
 */
export const coordinatesPlace = (
  { zips }: GeographyTables,
  text: string,
): ReadonlyArray<AddressPlace> | null => {
  const [, north, east] = COORDINATES.exec(text) ?? []
  if (north === undefined || east === undefined) return null
  const latitude = Number(north)
  const point: Point = [Number(east), latitude]
  let state: string | null = inAleutians(point) ? WEST_ALEUTIANS.state : null
  let nearest = MAX_MILES
  for (const zip of zips) {
    if (!zip.hasArea || Math.abs(zip.latitude - latitude) * MILES_A_DEGREE > nearest) continue
    const miles = distanceMiles(point, [zip.longitude, zip.latitude])
    if (miles > nearest) continue
    nearest = miles
    state = zip.state
  }
  return state === null ? [] : [{ addressLine: `${latitude}, ${point[0]}`, state, point, precision: "exact" }]
}
