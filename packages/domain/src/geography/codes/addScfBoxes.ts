import { Effect, Result } from "effect"
import type { ListDefinition } from "../../definition/ListDefinition.ts"
import { chooseValid, nothingAdded } from "../AreasAdded.ts"
import { type Choosing, usualChoosing } from "../Choosing.ts"
import { noScfEntered, scfLookupNotice } from "../Notices.ts"
import { Places } from "../places/Places.ts"
import { areaOfScf, enteredScfs, scfsWithZips } from "./scfBoxes.ts"
import { lookupOutcome } from "./zipBoxes.ts"

/** Adds the SCF Codes that the boxes hold; the valid ones are those that have ZIP Codes. spec: order-builder §5 (SCF) [ob5-scf] */
export const addScfBoxes = Effect.fn("addScfBoxes")(function* (
  definition: ListDefinition,
  boxes: ReadonlyArray<string>,
  choosing: Choosing = usualChoosing,
) {
  const entered = enteredScfs(boxes)
  if (Result.isFailure(entered)) return nothingAdded(definition, noScfEntered)
  const { sent, scfs } = entered.success
  const places = yield* Places
  const valid = scfsWithZips(scfs, yield* places.zipsOfScfs(scfs))
  return chooseValid(definition, valid.map(areaOfScf), scfLookupNotice(lookupOutcome(sent, valid)), choosing)
})
