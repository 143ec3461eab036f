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

/** Looks codes of one kind up and adds the valid ones; the others are named by a warning. */
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

/** Adds the codes of a pasted text [ob5-paste] [ob5-paste-types]. */
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

/** Adds the ZIP Codes that the boxes hold. */
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
 * The list as `addZipBoxes` makes it where every ZIP Code exists: what may be counted ahead, while they are looked up.
 * null where that cannot be, since a box holds no ZIP Code.
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

/** Adds every ZIP Code from one to another, both included [ob5-zip-range]. */
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
