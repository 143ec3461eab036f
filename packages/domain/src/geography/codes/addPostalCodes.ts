import { Effect, Result } from "effect"
import type { Area } from "../../definition/Area.ts"
import { PASTE_LIMIT, type PasteRefused } from "./pastedCodes.ts"
import type { ListDefinition } from "../../definition/ListDefinition.ts"
import { chooseValid, nothingAdded } from "../AreasAdded.ts"
import { lookupNotice, pasteNotice } from "../Notices.ts"
import { PostalCodes } from "./PostalCodes.ts"
import { lookupOutcome } from "./zipEntry.ts"

/** A whole postal code with a blank in it, or any text between separators. */
const ENTRY = /[A-Z]\d[A-Z]\s+\d[A-Z]\d(?![^\s,;])|[^\s,;]+/gi

/**
 * Splits a pasted text into postal codes and forward sortation areas. 'M5V 2T6' is one entry, as is 'M5V2T6'.
 * spec: decisions (Catalogue, list type 100)
 */
export const splitPostalCodes = (text: string): ReadonlyArray<string> => text.match(ENTRY) ?? []

/** As the data has it: in capitals, without the blank or hyphen in its middle. */
export const normalPostalCode = (entry: string): string =>
  entry.toUpperCase().replace(/^([A-Z]\d[A-Z])[\s-]+(\d[A-Z]\d)$/, "$1$2")

/** The entries to look up, as pasted, repetitions included: the limit counts what was pasted. */
export const pastedPostalCodes = (text: string): Result.Result<ReadonlyArray<string>, PasteRefused> => {
  const entries = splitPostalCodes(text).map(normalPostalCode)
  if (entries.length === 0) return Result.fail({ _tag: "PasteEmpty", zipType: "postalCode" })
  if (entries.length > PASTE_LIMIT) return Result.fail({ _tag: "PasteTooLong", entries: entries.length })
  return Result.succeed(entries)
}

/** The area that a valid postal code names. */
export const areaOfPostalCode = (postalCode: string): Area => ({
  kind: "postalCode",
  postalCode,
  excluded: false,
})

/** Adds the Canadian postal codes and forward sortation areas of a pasted text. spec: order-builder §5 (Paste), decisions (Catalogue) */
export const addPostalCodes = Effect.fn("addPostalCodes")(function* (
  definition: ListDefinition,
  text: string,
) {
  const pasted = pastedPostalCodes(text)
  if (Result.isFailure(pasted)) return nothingAdded(definition, pasteNotice(pasted.failure))
  const postalCodes = yield* PostalCodes
  const valid = yield* postalCodes.validPostalCodes(pasted.success)
  return chooseValid(
    definition,
    valid.map(areaOfPostalCode),
    lookupNotice(lookupOutcome(pasted.success, valid)),
  )
})
