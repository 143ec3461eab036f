import { Schema } from "effect"

/** What is wrong with a form, by field; a field that is missing is fine. */
export type FieldProblems<Field extends string> = Readonly<Partial<Record<Field, string>>>

/** Whether a required field lacks its value; blanks are nothing [p5-required]. */
export const isBlank = (text: string): boolean => text.trim() === ""

/** Whether any field is wrong. */
export const hasProblems = (problems: FieldProblems<string>): boolean => Object.keys(problems).length > 0

/** An incomplete form was submitted; `problems` are its words by field. No call was made. */
export class FormIncomplete extends Schema.TaggedError<FormIncomplete>()("FormIncomplete", {
  problems: Schema.Record(Schema.String, Schema.String),
}) {}
