import { Schema } from "effect"
import { MessageText } from "./wording/MessageText.ts"

/** A form's errors by field; a field without an entry is valid. */
export type FieldProblems<Field extends string> = Readonly<Partial<Record<Field, MessageText>>>

/** Returns whether a required field is empty; spaces don't count as a value [p5-required]. */
export const isBlank = (text: string): boolean => text.trim() === ""

/** Returns whether any field has an error. */
export const hasProblems = (problems: FieldProblems<string>): boolean => Object.keys(problems).length > 0

/** The error for submitting an incomplete form; `problems` contains the messages by field. No request was sent. */
export class FormIncomplete extends Schema.TaggedError<FormIncomplete>()("FormIncomplete", {
  problems: Schema.Record(Schema.String, MessageText),
}) {}
