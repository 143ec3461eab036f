import { PLACE_ORDER_ERROR } from "@listwright/domain/order"
import { Effect, Schema } from "effect"
import { selectWording, MessageText } from "@listwright/domain/shared"

/** Raised when an order wasn't placed; nothing was charged. `title` and `reason` are for the buyer. */
export class PlacementRefused extends Schema.TaggedError<PlacementRefused>()("PlacementRefused", {
  title: MessageText.pipe(Schema.withConstructorDefault(Effect.succeed(PLACE_ORDER_ERROR))),
  reason: MessageText,
}) {
  override get message(): string {
    return selectWording(this.reason, "corrected")
  }
}

/**
 * Raised when the data that a placement is based on changed before the placement could be written; the placement is
 * decided again.
 */
export class PlacementSuperseded extends Schema.TaggedError<PlacementSuperseded>()("PlacementSuperseded", {
  what: Schema.Literals(["draft", "promotion"]),
}) {}
