import { wholeText } from "@listwright/domain/shared"

/** Formats an amount of points: '1,250 points'. */
export const pointsText = (points: number): string =>
  `${wholeText(points)} ${points === 1 ? "point" : "points"}`
