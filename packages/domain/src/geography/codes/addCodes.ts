import { Effect, Result } from "effect"
import type { ListDefinition } from "../../definition/ListDefinition.ts"
import { Areas, type CodeType } from "../Areas.ts"
import { chooseValid, nothingAdded } from "../AreasAdded.ts"
import { type Choosing, defaultChoosing } from "../Choosing.ts"
import {
  lookupNotice,
  noZipEntered,
  pasteNotice,
  zipRangeEmpty,
  zipRangeNotice,
  zipRangeTooLong,
} from "../Notices.ts"
import { areaOfCode, pastedCodes } from "./pastedCodes.ts"
import { isZip } from "../../shared/Zip.ts"
import { enteredZips, lookupOutcome, ZIP_RANGE_MAX, zipRange } from "./zipEntry.ts"

/** Looks up codes of one kind and adds the valid ones; a warning lists the others. */
export const addCodes = Effect.fn("addCodes")(function* (
  definition: ListDefinition,
  zipType: CodeType,
  codes: ReadonlyArray<string>,
  choosing: Choosing = defaultChoosing,
) {
  const areas = yield* Areas
  const valid = yield* areas.validCodes(definition.listType, zipType, codes)
  return chooseValid(
    definition,
    valid.map((code) => areaOfCode(zipType, code)),
    lookupNotice(lookupOutcome(codes, valid), zipType),
    choosing,
  )
})

/** Adds the codes in pasted text [ob5-paste] [ob5-paste-types]. */
export const addPastedCodes = Effect.fn("addPastedCodes")(function* (
  definition: ListDefinition,
  text: string,
  zipType: CodeType,
  choosing: Choosing = defaultChoosing,
) {
  const pasted = pastedCodes(text, zipType)
  if (Result.isFailure(pasted)) return nothingAdded(definition, pasteNotice(pasted.failure))
  return yield* addCodes(definition, zipType, pasted.success, choosing)
})

/** Adds the ZIP Codes in the boxes. */
export const addZipBoxes = Effect.fn("addZipBoxes")(function* (
  definition: ListDefinition,
  boxes: ReadonlyArray<string>,
  choosing: Choosing = defaultChoosing,
) {
  const entered = enteredZips(boxes)
  if (Result.isFailure(entered)) return nothingAdded(definition, noZipEntered)
  return yield* addCodes(definition, "plainZip", entered.success, choosing)
})

/**
 * Returns the list that `addZipBoxes` will produce if every ZIP Code exists, so that it can be counted while they're
 * being looked up. Returns null if a box doesn't contain a ZIP Code.
 */
export const expectZipBoxes = (
  definition: ListDefinition,
  boxes: ReadonlyArray<string>,
  choosing: Choosing = defaultChoosing,
): ListDefinition | null => {
  const entered = enteredZips(boxes)
  if (Result.isFailure(entered) || !entered.success.every(isZip)) return null
  const areas = entered.success.map((zip) => areaOfCode("plainZip", zip))
  return chooseValid(definition, areas, null, choosing).definition
}

/** Adds all ZIP Codes in a range, inclusive [ob5-zip-range]. */
export const addZipRange = Effect.fn("addZipRange")(function* (
  definition: ListDefinition,
  from: string,
  to: string,
  choosing: Choosing = defaultChoosing,
) {
  const range = zipRange(from, to)
  if (Result.isFailure(range)) return nothingAdded(definition, zipRangeNotice(range.failure))
  const areas = yield* Areas
  const zips = yield* areas
    .zipsInRange(range.success.from, range.success.to, ZIP_RANGE_MAX)
    // Both ends were checked, so too many ZIP Codes are all that the server can refuse.
    .pipe(Effect.catchTag("Refused", () => Effect.succeed(null)))
  if (zips === null) return nothingAdded(definition, zipRangeTooLong)
  if (zips.length === 0) return nothingAdded(definition, zipRangeEmpty)
  return chooseValid(
    definition,
    zips.map((zip) => areaOfCode("plainZip", zip)),
    null,
    choosing,
  )
})
