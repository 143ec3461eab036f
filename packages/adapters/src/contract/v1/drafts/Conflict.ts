import { Draft } from "@listwright/domain/drafts"
import { Schema } from "effect"

/** The draft has changed since the revision that the request is based on; `current` is its current state. */
export class Conflict extends Schema.TaggedError<Conflict>()(
  "Conflict",
  { message: Schema.String, current: Draft },
  { httpApiStatus: 409 },
) {}
