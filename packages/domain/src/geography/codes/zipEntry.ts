import { Result } from "effect"
import { isZip } from "../../shared/Zip.ts"

/** The number of ZIP Code boxes [ob5-zip-boxes] [ob9-zip-limits]. */
export const ZIP_BOX_COUNT = 15
/** The maximum number of characters in a ZIP box. */
export const ZIP_BOX_LENGTH = 5

/** Reads the nonempty boxes, in order; fails if all of them are empty [ob5-zip-entry-messages]. */
export const parseZipBoxes = (
  boxes: ReadonlyArray<string>,
): Result.Result<ReadonlyArray<string>, { readonly _tag: "NoZipEntered" }> => {
  const entered = boxes.map((box) => box.trim()).filter((box) => box !== "")
  return entered.length === 0 ? Result.fail({ _tag: "NoZipEntered" }) : Result.succeed(entered)
}

/**
 * The outcome of looking up codes. Duplicates count as sent but not as valid, so they're reported like invalid codes.
 */
export type LookupOutcome = "allValid" | "someInvalid" | "noneValid"

/** Compares the sent codes with the valid ones [ob5-zip-entry-messages]. */
export const lookupOutcome = (sent: ReadonlyArray<string>, valid: ReadonlyArray<string>): LookupOutcome =>
  valid.length === 0 ? "noneValid" : valid.length < sent.length ? "someInvalid" : "allValid"

/** The maximum number of ZIP Codes in one range [ob9-zip-limits]. */
export const MAX_ZIP_RANGE = 2_000

/** A problem with the ends of a range. */
export type ZipRangeRefusal =
  | { readonly _tag: "RangeIncomplete" }
  | { readonly _tag: "RangeNotZips" }
  | { readonly _tag: "RangeReversed" }

/**
 * Validates a range of ZIP Codes: both ends are required, are ZIP Codes, and are in order; the range is inclusive
 * [ob5-zip-range].
 */
export const validateZipRange = (
  from: string,
  to: string,
): Result.Result<{ readonly from: string; readonly to: string }, ZipRangeRefusal> => {
  const range = { from: from.trim(), to: to.trim() }
  if (range.from === "" || range.to === "") return Result.fail({ _tag: "RangeIncomplete" })
  if (!isZip(range.from) || !isZip(range.to)) return Result.fail({ _tag: "RangeNotZips" })
  if (range.from > range.to) return Result.fail({ _tag: "RangeReversed" })
  return Result.succeed(range)
}
