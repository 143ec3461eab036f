import { Schema } from "effect"
import { CountReceipt } from "../counting/questions/CountReceipt.ts"
import { CanonicalDefinition } from "../definition/canonicalDefinition.ts"
import { Choices } from "../drafts/Draft.ts"
import { SavedList } from "./SavedList.ts"

/** The maximum length of a saved list's name, in characters. */
export const MAX_LIST_NAME_LENGTH = 100

/** A saved list's name; surrounding spaces are trimmed. */
export const SavedListName = Schema.Trim.check(
  Schema.isMinLength(1, { message: "must not be empty" }),
  Schema.isMaxLength(MAX_LIST_NAME_LENGTH, {
    message: `must have at most ${MAX_LIST_NAME_LENGTH} characters`,
  }),
  Schema.isPattern(/^\P{Cc}*$/u, { message: "must not contain control characters" }),
)

/** A saved list with its selection and count: everything needed to open, compare, or export it. */
export const FullSavedList = Schema.Struct({
  row: SavedList,
  definition: CanonicalDefinition,
  choices: Choices,
  /** The data snapshot used for the count. */
  snapshot: Schema.String,
  /** The count's receipt; null if the list was saved before receipts were introduced. */
  receipt: Schema.NullOr(CountReceipt),
})
export type FullSavedList = typeof FullSavedList.Type
