import type { Box } from "./ZipTable.ts"

/** Steps from one side of a ZIP Code's box to the other; a metre or two in most. */
const STEPS = 65_534
/** In both numbers: nobody knows where. */
export const NOWHERE = 65_535

/** The least box of some points; a point in 0, 0 when there is none. Those that are not known are NaN. */
export const boxOf = (latitudes: Float64Array, longitudes: Float64Array): Box => {
  let [south, north] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  let [west, east] = [south, north]
  // NaN is neither less nor more than anything.
  for (const latitude of latitudes) {
    if (latitude < south) south = latitude
    if (latitude > north) north = latitude
  }
  for (const longitude of longitudes) {
    if (longitude < west) west = longitude
    if (longitude > east) east = longitude
  }
  return south > north ? { south: 0, north: 0, west: 0, east: 0 } : { south, north, west, east }
}

const step = (value: number, from: number, to: number): number =>
  from === to ? 0 : Math.round(((value - from) / (to - from)) * STEPS)

/** A point as the steps from its box's west and south sides. */
export const stepsOf = (box: Box, latitude: number, longitude: number): readonly [number, number] =>
  Number.isNaN(latitude) || Number.isNaN(longitude)
    ? [NOWHERE, NOWHERE]
    : [step(longitude, box.west, box.east), step(latitude, box.south, box.north)]

/** Degrees east of some steps from the west side. What a universe holds is the point that these give. */
export const longitudeOf = (box: Box, steps: number): number =>
  box.west + (steps * (box.east - box.west)) / STEPS

/** Degrees north of some steps from the south side. */
export const latitudeOf = (box: Box, steps: number): number =>
  box.south + (steps * (box.north - box.south)) / STEPS
