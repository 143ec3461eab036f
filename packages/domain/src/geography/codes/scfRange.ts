import { Effect, Result } from "effect"
import type { ListDefinition } from "../../definition/ListDefinition.ts"
import { chooseValid, nothingAdded } from "../AreasAdded.ts"
import { type Choosing, usualChoosing } from "../Choosing.ts"
import { scfRangeEmpty, scfRangeNotice, scfRangeTooLong } from "../Notices.ts"
import { Places } from "../places/Places.ts"
import { areaOfScf, isScf } from "./scfBoxes.ts"

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

/** Adds every SCF Code from one to another, both included. spec: order-builder §5 (SCF) [ob5-scf] */
export const addScfRange = Effect.fn("addScfRange")(function* (
  definition: ListDefinition,
  from: string,
  to: string,
  choosing: Choosing = usualChoosing,
) {
  const range = scfRange(from, to)
  if (Result.isFailure(range)) return nothingAdded(definition, scfRangeNotice(range.failure))
  const places = yield* Places
  const scfs = yield* places
    .scfsInRange(range.success.from, range.success.to, SCF_RANGE_MAX)
    // Both ends were checked, so too many SCF Codes are all that the server can refuse.
    .pipe(Effect.catchTag("Refused", () => Effect.succeed(null)))
  if (scfs === null || scfs.length > SCF_RANGE_MAX) return nothingAdded(definition, scfRangeTooLong)
  if (scfs.length === 0) return nothingAdded(definition, scfRangeEmpty)
  return chooseValid(definition, scfs.map(areaOfScf), null, choosing)
})
