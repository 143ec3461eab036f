import type { Point } from "@listwright/domain/definition"
import { unwrapLongitude, normalizeLongitude } from "@listwright/domain/shared"
import type { ZipInfo } from "../tables/ZipInfo.ts"

const mean = (values: ReadonlyArray<number>): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Returns the mean of longitudes, from -180 to 180; the mean lies between them even across 180 degrees. */
export const meanLongitude = (values: ReadonlyArray<number>): number =>
  normalizeLongitude(mean(values.map((value) => unwrapLongitude(value, values[0] ?? value))))

const rounded = (degrees: number): number => Math.round(degrees * 10_000) / 10_000

/**
 * Returns the center of a set of ZIP Codes: the mean of their points, or of the points of those with residents if there
 * are any, rounded to four decimals; null for an empty set.
 */
export const averageCenter = (zips: ReadonlyArray<ZipInfo>): Point | null => {
  const lived = zips.filter(({ hasArea }) => hasArea)
  const used = lived.length > 0 ? lived : zips
  return used.length === 0
    ? null
    : [
        rounded(meanLongitude(used.map(({ longitude }) => longitude))),
        rounded(mean(used.map(({ latitude }) => latitude))),
      ]
}
