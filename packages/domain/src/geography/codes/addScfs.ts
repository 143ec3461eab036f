import { Effect, Result } from "effect"
import type { ListDefinition } from "../../definition/ListDefinition.ts"
import { addValidAreas, unchangedAreas } from "../AreasUpdate.ts"
import { type AreaChoiceRules, defaultAreaChoiceRules } from "../AreaChoiceRules.ts"
import {
  noScfEnteredNotice,
  scfLookupNotice,
  emptyScfRangeNotice,
  scfRangeNotice,
  scfRangeTooLongNotice,
} from "../Notices.ts"
import { Places } from "../places/Places.ts"
import { scfToArea, parseScfBoxes, MAX_SCF_RANGE, validateScfRange, existingScfs } from "./scfEntry.ts"
import { lookupOutcome } from "./zipEntry.ts"

/** Adds the SCF Codes entered in the boxes; a code is valid if any ZIP Code starts with it [ob5-scf]. */
export const addScfBoxes = Effect.fn("addScfBoxes")(function* (
  definition: ListDefinition,
  boxes: ReadonlyArray<string>,
  choosing: AreaChoiceRules = defaultAreaChoiceRules,
) {
  const entered = parseScfBoxes(boxes)
  if (Result.isFailure(entered)) return unchangedAreas(definition, noScfEnteredNotice)
  const { sent, scfs } = entered.success
  const places = yield* Places
  const valid = existingScfs(scfs, yield* places.zipsOfScfs(scfs))
  return addValidAreas(
    definition,
    valid.map(scfToArea),
    scfLookupNotice(lookupOutcome(sent, valid)),
    choosing,
  )
})

/** Adds all SCF Codes in a range, inclusive [ob5-scf]. */
export const addScfRange = Effect.fn("addScfRange")(function* (
  definition: ListDefinition,
  from: string,
  to: string,
  choosing: AreaChoiceRules = defaultAreaChoiceRules,
) {
  const range = validateScfRange(from, to)
  if (Result.isFailure(range)) return unchangedAreas(definition, scfRangeNotice(range.failure))
  const places = yield* Places
  const scfs = yield* places
    .scfsInRange(range.success.from, range.success.to, MAX_SCF_RANGE)
    // Both ends were checked, so too many SCF Codes are all that the server can refuse.
    .pipe(Effect.catchTag("Refused", () => Effect.succeed(null)))
  if (scfs === null || scfs.length > MAX_SCF_RANGE) return unchangedAreas(definition, scfRangeTooLongNotice)
  if (scfs.length === 0) return unchangedAreas(definition, emptyScfRangeNotice)
  return addValidAreas(definition, scfs.map(scfToArea), null, choosing)
})
