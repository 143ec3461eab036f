import { PLACE_ORDER_ERROR } from "@listwright/domain/order"
import { Effect, Schema } from "effect"

/** The order was not placed and nothing was charged; `title` and `message` are for the person. */
export class PlacementRefused extends Schema.TaggedError<PlacementRefused>()("PlacementRefused", {
  title: Schema.String.pipe(Schema.withConstructorDefault(Effect.succeed(PLACE_ORDER_ERROR))),
  message: Schema.String,
}) {}

/** A placement's basis changed before it could be written, so it is decided again. */
export class PlacingSuperseded extends Schema.TaggedError<PlacingSuperseded>()("PlacingSuperseded", {
  what: Schema.Literals(["draft", "promotion"]),
}) {}
