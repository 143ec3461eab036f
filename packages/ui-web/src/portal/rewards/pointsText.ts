import { formatWholeNumber } from "@listwright/domain/shared"

/** Formats an amount of points: '1,250 points'. */
export const pointsText = (points: number): string =>
  `${formatWholeNumber(points)} ${points === 1 ? "point" : "points"}`
