import type { Point } from "../../definition/AreaShape.ts"

/** The steps in a degree: six decimals, or four inches. */
const STEPS = 1e6

const degreesText = (degrees: number): string => String(Math.round(degrees * STEPS) / STEPS)

/** Renders a point as people type it, latitude first: '41.88, -87.63'. `searchAddress` can find it again. */
export const coordinatesText = ([east, north]: Point): string => `${degreesText(north)}, ${degreesText(east)}`
