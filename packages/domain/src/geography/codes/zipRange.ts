import { Result } from "effect"
import { isZip } from "../../shared/Zip.ts"

/** The most ZIP Codes that one range may bring. spec: order-builder §9 [ob9-zip-limits] */
export const ZIP_RANGE_MAX = 2_000

/** What is wrong with the ends of a range. */
export type ZipRangeRefused =
  | { readonly _tag: "RangeIncomplete" }
  | { readonly _tag: "RangeNotZips" }
  | { readonly _tag: "RangeReversed" }

/** A range of ZIP Codes needs both ends, each a ZIP Code, in order; both ends belong to it. spec: order-builder §5 [ob5-zip-range] */
export const zipRange = (
  from: string,
  to: string,
): Result.Result<{ readonly from: string; readonly to: string }, ZipRangeRefused> => {
  const range = { from: from.trim(), to: to.trim() }
  if (range.from === "" || range.to === "") return Result.fail({ _tag: "RangeIncomplete" })
  if (!isZip(range.from) || !isZip(range.to)) return Result.fail({ _tag: "RangeNotZips" })
  if (range.from > range.to) return Result.fail({ _tag: "RangeReversed" })
  return Result.succeed(range)
}
