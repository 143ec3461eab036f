import type { Box } from "./ZipTable.ts"

/** Steps from one side of a ZIP Code's box to the other; a metre or two in most. */
const STEPS = 65_534
/** In both numbers: nobody knows where. */
export const NOWHERE = 65_535

/** The least box of some points; a point in 0, 0 when there is none. Those that are not known are NaN. */
export const boxOf = (latitudes: Float64Array, longitudes: Float64Array): Box => {
  const known = (values: Float64Array): Float64Array => values.filter((value) => !Number.isNaN(value))
  const [north, east] = [known(latitudes), known(longitudes)]
  if (north.length === 0) return { south: 0, north: 0, west: 0, east: 0 }
  const least = (values: Float64Array): number => values.reduce((a, b) => Math.min(a, b))
  const most = (values: Float64Array): number => values.reduce((a, b) => Math.max(a, b))
  return { south: least(north), north: most(north), west: least(east), east: most(east) }
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
