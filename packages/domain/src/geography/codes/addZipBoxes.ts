import { Effect, Result } from "effect"
import type { ListDefinition } from "../../definition/ListDefinition.ts"
import { addCodes } from "./addCodes.ts"
import { nothingAdded } from "../AreasAdded.ts"
import { type Choosing, usualChoosing } from "../Choosing.ts"
import { noZipEntered } from "../Notices.ts"
import { enteredZips } from "./zipBoxes.ts"

/** Adds the ZIP Codes that the boxes hold. spec: order-builder §5 (ZIP entry) */
export const addZipBoxes = Effect.fn("addZipBoxes")(function* (
  definition: ListDefinition,
  boxes: ReadonlyArray<string>,
  choosing: Choosing = usualChoosing,
) {
  const entered = enteredZips(boxes)
  if (Result.isFailure(entered)) return nothingAdded(definition, noZipEntered)
  return yield* addCodes(definition, "plainZip", entered.success, choosing)
})
