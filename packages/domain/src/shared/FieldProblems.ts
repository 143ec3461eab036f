import { Schema } from "effect"
import { Words } from "./wording/Words.ts"

/** The problems of a form by field; a field without an entry is fine. */
export type FieldProblems<Field extends string> = Readonly<Partial<Record<Field, Words>>>

/** Tells whether a required field has no value; spaces don't count as one [p5-required]. */
export const isBlank = (text: string): boolean => text.trim() === ""

/** Tells whether any field has a problem. */
export const hasProblems = (problems: FieldProblems<string>): boolean => Object.keys(problems).length > 0

/** The error for submitting an incomplete form; `problems` are the messages by field. No call was made. */
export class FormIncomplete extends Schema.TaggedError<FormIncomplete>()("FormIncomplete", {
  problems: Schema.Record(Schema.String, Words),
}) {}
