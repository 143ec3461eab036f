import { Result } from "effect"
import type { Area } from "../../definition/Area.ts"

/** [ob9-scf-limits] */
export const SCF_BOXES = 15
/** An SCF has exactly this many characters [ob5-scf]. */
export const SCF_BOX_CHARACTERS = 3

/** Exactly 3 digits, nothing around them [ob5-scf]. */
export const isScf = (text: string): boolean => /^\d{3}$/.test(text)

/** The content of the SCF boxes. */
export interface EnteredScfs {
  /** All entries, in order. */
  readonly sent: ReadonlyArray<string>
  /** The SCFs of exactly 3 digits among it, each once. */
  readonly scfs: ReadonlyArray<string>
}

/** Reads the boxes that aren't empty; fails if no box has an SCF [ob5-scf]. */
export const enteredScfs = (
  boxes: ReadonlyArray<string>,
): Result.Result<EnteredScfs, { readonly _tag: "NoScfEntered" }> => {
  const sent = boxes.map((box) => box.trim()).filter((box) => box !== "")
  const scfs = [...new Set(sent.filter(isScf))]
  return scfs.length === 0 ? Result.fail({ _tag: "NoScfEntered" }) : Result.succeed({ sent, scfs })
}

/** The SCFs that exist: those that some ZIP Code begins with. */
export const scfsWithZips = (
  scfs: ReadonlyArray<string>,
  zips: ReadonlyArray<string>,
): ReadonlyArray<string> => {
  const existing = new Set(zips.map((zip) => zip.slice(0, SCF_BOX_CHARACTERS)))
  return scfs.filter((scf) => existing.has(scf))
}

/** The area that a valid SCF names. */
export const areaOfScf = (scf: string): Area => ({ kind: "scf", scf, excluded: false })

/** The most SCF Codes that one range may bring [ob9-scf-limits]. */
export const SCF_RANGE_MAX = 500

/** A problem with the ends of a range. */
export type ScfRangeRefused =
  | { readonly _tag: "ScfRangeIncomplete" }
  | { readonly _tag: "RangeNotScfs" }
  | { readonly _tag: "ScfRangeReversed" }

/** A range of SCF Codes needs both ends, each of 3 digits, in order; both ends belong to it [ob5-scf]. */
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
