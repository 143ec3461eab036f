import type { Point } from "../../definition/AreaShape.ts"

/** Decimals of a degree: four inches. */
const STEPS = 1e6

const degreesText = (degrees: number): string => String(Math.round(degrees * STEPS) / STEPS)

/** A point as people type it: latitude, then longitude, such as '41.88, -87.63'. `searchAddress` finds it again. */
export const coordinatesText = ([east, north]: Point): string => `${degreesText(north)}, ${degreesText(east)}`
