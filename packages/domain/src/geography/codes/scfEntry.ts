import { Result } from "effect"
import type { Area } from "../../definition/Area.ts"

/** The number of SCF boxes [ob9-scf-limits]. */
export const SCF_BOX_COUNT = 15
/** The exact length of an SCF [ob5-scf]. */
export const SCF_BOX_LENGTH = 3

/** Returns whether a string is exactly 3 digits with nothing around them [ob5-scf]. */
export const isScf = (text: string): boolean => /^\d{3}$/.test(text)

/** The contents of the SCF boxes. */
export interface EnteredScfs {
  /** All entries, in order. */
  readonly sent: ReadonlyArray<string>
  /** The distinct SCFs of exactly 3 digits among the entries. */
  readonly scfs: ReadonlyArray<string>
}

/** Reads the nonempty boxes; fails if no box contains an SCF [ob5-scf]. */
export const parseScfBoxes = (
  boxes: ReadonlyArray<string>,
): Result.Result<EnteredScfs, { readonly _tag: "NoScfEntered" }> => {
  const sent = boxes.map((box) => box.trim()).filter((box) => box !== "")
  const scfs = [...new Set(sent.filter(isScf))]
  return scfs.length === 0 ? Result.fail({ _tag: "NoScfEntered" }) : Result.succeed({ sent, scfs })
}

/** Returns the SCFs that exist, meaning that some ZIP Code starts with them. */
export const existingScfs = (
  scfs: ReadonlyArray<string>,
  zips: ReadonlyArray<string>,
): ReadonlyArray<string> => {
  const existing = new Set(zips.map((zip) => zip.slice(0, SCF_BOX_LENGTH)))
  return scfs.filter((scf) => existing.has(scf))
}

/** Returns the area of a valid SCF. */
export const scfToArea = (scf: string): Area => ({ kind: "scf", scf, excluded: false })

/** The maximum number of SCF Codes in one range [ob9-scf-limits]. */
export const MAX_SCF_RANGE = 500

/** A problem with the ends of a range. */
export type ScfRangeRefusal =
  | { readonly _tag: "ScfRangeIncomplete" }
  | { readonly _tag: "RangeNotScfs" }
  | { readonly _tag: "ScfRangeReversed" }

/**
 * Validates a range of SCF Codes: both ends are required, have 3 digits, and are in order; the range is inclusive
 * [ob5-scf].
 */
export const validateScfRange = (
  from: string,
  to: string,
): Result.Result<{ readonly from: string; readonly to: string }, ScfRangeRefusal> => {
  const range = { from: from.trim(), to: to.trim() }
  if (range.from === "" || range.to === "") return Result.fail({ _tag: "ScfRangeIncomplete" })
  if (!isScf(range.from) || !isScf(range.to)) return Result.fail({ _tag: "RangeNotScfs" })
  if (range.from > range.to) return Result.fail({ _tag: "ScfRangeReversed" })
  return Result.succeed(range)
}
