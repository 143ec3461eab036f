import { PLACE_ORDER_ERROR } from "@listwright/domain/order"
import { Effect, Schema } from "effect"

/** The error for an order that wasn't placed; nothing was charged. `title` and `message` are for the buyer. */
export class PlacementRefused extends Schema.TaggedError<PlacementRefused>()("PlacementRefused", {
  title: Schema.String.pipe(Schema.withConstructorDefault(Effect.succeed(PLACE_ORDER_ERROR))),
  message: Schema.String,
}) {}

/** The error for a placement whose basis changed before it could be written; the placement is decided again. */
export class PlacingSuperseded extends Schema.TaggedError<PlacingSuperseded>()("PlacingSuperseded", {
  what: Schema.Literals(["draft", "promotion"]),
}) {}
