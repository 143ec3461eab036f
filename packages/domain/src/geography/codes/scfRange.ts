import { Result } from "effect"
import { isScf } from "./scfBoxes.ts"

/** The most SCF Codes that one range may bring. spec: order-builder §9 [ob9-scf-limits] */
export const SCF_RANGE_MAX = 500

/** What is wrong with the ends of a range. */
export type ScfRangeRefused =
  | { readonly _tag: "ScfRangeIncomplete" }
  | { readonly _tag: "RangeNotScfs" }
  | { readonly _tag: "ScfRangeReversed" }

/** A range of SCF Codes needs both ends, each of 3 digits, in order; both ends belong to it. spec: order-builder §5 [ob5-scf] */
export const scfRange = (
  from: string,
  to: string,
): Result.Result<{ readonly from: string; readonly to: string }, ScfRangeRefused> => {
  const range = { from: from.trim(), to: to.trim() }
  if (range.from === "" || range.to === "") return Result.fail({ _tag: "ScfRangeIncomplete" })
  if (!isScf(range.from) || !isScf(range.to)) return Result.fail({ _tag: "RangeNotScfs" })
  if (range.from > range.to) return Result.fail({ _tag: "ScfRangeReversed" })
  return Result.succeed(range)
}
