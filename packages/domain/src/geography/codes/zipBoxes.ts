import { Result } from "effect"

/** spec: order-builder §9 (ZIP boxes 15 x 5 characters) [ob5-zip-boxes] [ob9-zip-limits] */
export const ZIP_BOXES = 15
/** The most characters of a ZIP box. */
export const ZIP_BOX_CHARACTERS = 5

/** What the boxes hold, in order, without the empty ones; refused when all are empty. spec: order-builder §5 (ZIP entry) [ob5-zip-entry-messages] */
export const enteredZips = (
  boxes: ReadonlyArray<string>,
): Result.Result<ReadonlyArray<string>, { readonly _tag: "NoZipEntered" }> => {
  const entered = boxes.map((box) => box.trim()).filter((box) => box !== "")
  return entered.length === 0 ? Result.fail({ _tag: "NoZipEntered" }) : Result.succeed(entered)
}

/** How a look-up of codes ended. Repetitions count as sent, so they are reported like invalid codes. */
export type LookupOutcome = "allValid" | "someInvalid" | "noneValid"

/** Compares what was sent with what is valid of it. spec: order-builder §5 (ZIP entry) [ob5-zip-entry-messages] */
export const lookupOutcome = (sent: ReadonlyArray<string>, valid: ReadonlyArray<string>): LookupOutcome =>
  valid.length === 0 ? "noneValid" : valid.length < sent.length ? "someInvalid" : "allValid"
