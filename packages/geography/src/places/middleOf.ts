import type { Point } from "@listwright/domain/definition"
import type { ZipInfo } from "../tables/ZipInfo.ts"

const mean = (values: ReadonlyArray<number>): number =>
  Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10_000) / 10_000

/**
 * The middle of some ZIP Codes: the mean of their points, of those where people live when there are any. Degrees are
 * rounded to four decimals; null for none.
 */
export const middleOf = (zips: ReadonlyArray<ZipInfo>): Point | null => {
  const lived = zips.filter(({ hasArea }) => hasArea)
  const used = lived.length > 0 ? lived : zips
  return used.length === 0
    ? null
    : [mean(used.map(({ longitude }) => longitude)), mean(used.map(({ latitude }) => latitude))]
}
