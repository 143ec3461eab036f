import { Effect, Result } from "effect"
import type { ListDefinition } from "../../definition/ListDefinition.ts"
import { chooseValid, nothingAdded } from "../AreasAdded.ts"
import { type Choosing, defaultChoosing } from "../Choosing.ts"
import { noScfEntered, scfLookupNotice, scfRangeEmpty, scfRangeNotice, scfRangeTooLong } from "../Notices.ts"
import { Places } from "../places/Places.ts"
import { areaOfScf, enteredScfs, SCF_RANGE_MAX, scfRange, scfsWithZips } from "./scfEntry.ts"
import { lookupOutcome } from "./zipEntry.ts"

/** Adds the SCF Codes in the boxes; a code is valid if it has ZIP Codes [ob5-scf]. */
export const addScfBoxes = Effect.fn("addScfBoxes")(function* (
  definition: ListDefinition,
  boxes: ReadonlyArray<string>,
  choosing: Choosing = defaultChoosing,
) {
  const entered = enteredScfs(boxes)
  if (Result.isFailure(entered)) return nothingAdded(definition, noScfEntered)
  const { sent, scfs } = entered.success
  const places = yield* Places
  const valid = scfsWithZips(scfs, yield* places.zipsOfScfs(scfs))
  return chooseValid(definition, valid.map(areaOfScf), scfLookupNotice(lookupOutcome(sent, valid)), choosing)
})

/** Adds all SCF Codes in a range, inclusive [ob5-scf]. */
export const addScfRange = Effect.fn("addScfRange")(function* (
  definition: ListDefinition,
  from: string,
  to: string,
  choosing: Choosing = defaultChoosing,
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
