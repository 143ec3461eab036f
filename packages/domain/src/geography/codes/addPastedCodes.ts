import { Effect, Result } from "effect"
import type { ListDefinition } from "../../definition/ListDefinition.ts"
import { addCodes } from "./addCodes.ts"
import type { ZipType } from "../Areas.ts"
import { nothingAdded } from "../AreasAdded.ts"
import { type Choosing, usualChoosing } from "../Choosing.ts"
import { pasteNotice } from "../Notices.ts"
import { pastedCodes } from "./pastedCodes.ts"

/** Adds the codes of a pasted text. spec: order-builder §5 (Paste) [ob5-paste] [ob5-paste-types] */
export const addPastedCodes = Effect.fn("addPastedCodes")(function* (
  definition: ListDefinition,
  text: string,
  zipType: ZipType,
  choosing: Choosing = usualChoosing,
) {
  const pasted = pastedCodes(text, zipType)
  if (Result.isFailure(pasted)) return nothingAdded(definition, pasteNotice(pasted.failure))
  return yield* addCodes(definition, zipType, pasted.success, choosing)
})
