import { Schema } from "effect"
import { PointCount } from "./Points.ts"

/** A category in the rewards store. */
export const GiftCategory = Schema.Struct({
  id: Schema.Int,
  active: Schema.Boolean,
  name: Schema.String,
  description: Schema.String,
})
export type GiftCategory = typeof GiftCategory.Type

/** A gift that users can redeem points for; `image` is a URL. */
export const Gift = Schema.Struct({
  id: Schema.Int,
  categoryId: Schema.Int,
  name: Schema.String,
  description: Schema.String,
  points: PointCount,
  image: Schema.String,
})
export type Gift = typeof Gift.Type

/** A gift redeemed by a user; both days are ISO dates. */
export const Redemption = Schema.Struct({
  orderCode: Schema.String,
  description: Schema.String,
  day: Schema.String,
  points: PointCount,
  /** The day on which the gift was sent to the user; null if it hasn't been sent yet. */
  sentDay: Schema.NullOr(Schema.String),
})
export type Redemption = typeof Redemption.Type
