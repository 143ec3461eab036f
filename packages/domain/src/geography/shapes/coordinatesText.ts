import type { Point } from "../../definition/AreaShape.ts"

/** The number of steps per degree: six decimals, or four inches each. */
const STEPS = 1e6

const degreesText = (degrees: number): string => String(Math.round(degrees * STEPS) / STEPS)

/** Formats a point the way users type it, latitude first: '41.88, -87.63'. `searchAddress` accepts this format. */
export const coordinatesText = ([east, north]: Point): string => `${degreesText(north)}, ${degreesText(east)}`
