import { Effect, Result } from "effect"
import type { ListDefinition } from "../../definition/ListDefinition.ts"
import { chooseValid, nothingAdded } from "../AreasAdded.ts"
import { lookupNotice, pasteNotice } from "../Notices.ts"
import { areaOfPostalCode, pastedPostalCodes } from "./pastedPostalCodes.ts"
import { Places } from "../places/Places.ts"
import { lookupOutcome } from "./zipBoxes.ts"

/** Adds the Canadian postal codes and forward sortation areas of a pasted text. spec: order-builder §5 (Paste), decisions (Catalogue) */
export const addPostalCodes = Effect.fn("addPostalCodes")(function* (
  definition: ListDefinition,
  text: string,
) {
  const pasted = pastedPostalCodes(text)
  if (Result.isFailure(pasted)) return nothingAdded(definition, pasteNotice(pasted.failure))
  const places = yield* Places
  const valid = yield* places.validPostalCodes(pasted.success)
  return chooseValid(
    definition,
    valid.map(areaOfPostalCode),
    lookupNotice(lookupOutcome(pasted.success, valid)),
  )
})
