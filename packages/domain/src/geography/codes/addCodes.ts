import { Effect, Result } from "effect"
import type { ListDefinition } from "../../definition/ListDefinition.ts"
import { Areas, type CodeType } from "../Areas.ts"
import { addValidAreas, unchangedAreas } from "../AreasUpdate.ts"
import { type AreaChoiceRules, defaultAreaChoiceRules } from "../AreaChoiceRules.ts"
import {
  lookupNotice,
  noZipEnteredNotice,
  pasteNotice,
  emptyZipRangeNotice,
  zipRangeNotice,
  zipRangeTooLongNotice,
} from "../Notices.ts"
import { codeToArea, parsePastedCodes } from "./parsePastedCodes.ts"
import { isZip } from "../../shared/Zip.ts"
import { parseZipBoxes, lookupOutcome, MAX_ZIP_RANGE, validateZipRange } from "./zipEntry.ts"

/** Looks up codes of one kind and adds the valid ones; a warning lists the others. */
export const addCodes = Effect.fn("addCodes")(function* (
  definition: ListDefinition,
  zipType: CodeType,
  codes: ReadonlyArray<string>,
  choosing: AreaChoiceRules = defaultAreaChoiceRules,
) {
  const areas = yield* Areas
  const valid = yield* areas.validCodes(definition.listType, zipType, codes)
  return addValidAreas(
    definition,
    valid.map((code) => codeToArea(zipType, code)),
    lookupNotice(lookupOutcome(codes, valid), zipType),
    choosing,
  )
})

/** Adds the codes in pasted text [ob5-paste] [ob5-paste-types]. */
export const addPastedCodes = Effect.fn("addPastedCodes")(function* (
  definition: ListDefinition,
  text: string,
  zipType: CodeType,
  choosing: AreaChoiceRules = defaultAreaChoiceRules,
) {
  const pasted = parsePastedCodes(text, zipType)
  if (Result.isFailure(pasted)) return unchangedAreas(definition, pasteNotice(pasted.failure))
  return yield* addCodes(definition, zipType, pasted.success, choosing)
})

/** Adds the ZIP Codes entered in the boxes. */
export const addZipBoxes = Effect.fn("addZipBoxes")(function* (
  definition: ListDefinition,
  boxes: ReadonlyArray<string>,
  choosing: AreaChoiceRules = defaultAreaChoiceRules,
) {
  const entered = parseZipBoxes(boxes)
  if (Result.isFailure(entered)) return unchangedAreas(definition, noZipEnteredNotice)
  return yield* addCodes(definition, "plainZip", entered.success, choosing)
})

/**
 * Returns the list that `addZipBoxes` will produce if every ZIP Code exists; it can be counted while they're being
 * looked up. Returns null if a box doesn't contain a ZIP Code.
 */
export const previewZipBoxes = (
  definition: ListDefinition,
  boxes: ReadonlyArray<string>,
  choosing: AreaChoiceRules = defaultAreaChoiceRules,
): ListDefinition | null => {
  const entered = parseZipBoxes(boxes)
  if (Result.isFailure(entered) || !entered.success.every(isZip)) return null
  const areas = entered.success.map((zip) => codeToArea("plainZip", zip))
  return addValidAreas(definition, areas, null, choosing).definition
}

/** Adds all ZIP Codes in a range, inclusive [ob5-zip-range]. */
export const addZipRange = Effect.fn("addZipRange")(function* (
  definition: ListDefinition,
  from: string,
  to: string,
  choosing: AreaChoiceRules = defaultAreaChoiceRules,
) {
  const range = validateZipRange(from, to)
  if (Result.isFailure(range)) return unchangedAreas(definition, zipRangeNotice(range.failure))
  const areas = yield* Areas
  const zips = yield* areas
    .zipsInRange(range.success.from, range.success.to, MAX_ZIP_RANGE)
    // Both ends were checked, so too many ZIP Codes are all that the server can refuse.
    .pipe(Effect.catchTag("Refused", () => Effect.succeed(null)))
  if (zips === null) return unchangedAreas(definition, zipRangeTooLongNotice)
  if (zips.length === 0) return unchangedAreas(definition, emptyZipRangeNotice)
  return addValidAreas(
    definition,
    zips.map((zip) => codeToArea("plainZip", zip)),
    null,
    choosing,
  )
})
