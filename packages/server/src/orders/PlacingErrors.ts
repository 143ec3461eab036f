import { Schema } from "effect"

/** The order was not placed and nothing was charged; `message` is for the person. */
export class PlacementRefused extends Schema.TaggedError<PlacementRefused>()("PlacementRefused", {
  message: Schema.String,
}) {}

/** What a placement was decided on has changed before it could be written: it is decided again. */
export class PlacingOvertaken extends Schema.TaggedError<PlacingOvertaken>()("PlacingOvertaken", {
  what: Schema.Literals(["draft", "promotion"]),
}) {}
