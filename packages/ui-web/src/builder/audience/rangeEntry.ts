import {
  checkRange,
  type Attribute,
  INPUT_TYPES,
  rangeErrorText,
  selectedRanges,
  setRanges,
} from "@listwright/domain/audience"
import type { Range, Audience } from "@listwright/domain/definition"
import { Result } from "effect"
import type { MessageText } from "@listwright/domain/shared"

const isSame = (a: Range, b: Range): boolean => a.from === b.from && a.to === b.to

/** Checks the typed bounds; the error is the message for the user. Spaces around a bound are ignored. */
export const parseTypedRange = (
  column: Pick<Attribute, "inputType" | "min" | "max" | "name">,
  typedFrom: string,
  typedTo: string,
): Result.Result<Range, MessageText> => {
  const from = typedFrom.trim()
  const to = INPUT_TYPES[column.inputType].entry === "single" ? from : typedTo.trim()
  return Result.mapBoth(checkRange(column, from, to), {
    onSuccess: () => ({ from, to }),
    onFailure: (refused) => rangeErrorText(refused, column.name),
  })
}

/** Adds a range as an additional alternative for its column, unless it's already chosen. */
export const addRange = (audience: Audience, column: string, range: Range): Audience => {
  const held = selectedRanges(audience, column)
  return held.some((other) => isSame(other, range)) ? audience : setRanges(audience, column, [...held, range])
}

export const removeRange = (audience: Audience, column: string, range: Range): Audience =>
  setRanges(
    audience,
    column,
    selectedRanges(audience, column).filter((held) => !isSame(held, range)),
  )
