import { Effect, Result } from "effect"
import type { ListDefinition } from "../../definition/ListDefinition.ts"
import { chooseValid, nothingAdded } from "../AreasAdded.ts"
import { type Choosing, usualChoosing } from "../Choosing.ts"
import { scfRangeEmpty, scfRangeNotice, scfRangeTooLong } from "../Notices.ts"
import { Places } from "../places/Places.ts"
import { areaOfScf } from "./scfBoxes.ts"
import { SCF_RANGE_MAX, scfRange } from "./scfRange.ts"

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
