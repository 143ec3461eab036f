import { Schema } from "effect"

/** A form was sent that is not filled in yet; `problems` are its words by field. Nothing was called. */
export class FormIncomplete extends Schema.TaggedError<FormIncomplete>()("FormIncomplete", {
  problems: Schema.Record(Schema.String, Schema.String),
}) {}
