import { Effect, Schema } from "effect"
import { formatVersionSchema } from "./formats.ts"
import { assetFileNameSchema, GIFT_IMAGE } from "./SiteAsset.ts"

const MAX_POINTS = 1_000_000_000

const Id = Schema.Int.check(
  Schema.isBetween(
    { minimum: 1, maximum: 1_000_000_000 },
    { message: "must be a whole number from 1 to 1000000000" },
  ),
)

const Named = Schema.String.check(Schema.isNonEmpty({ message: "must not be empty" }))

/** A category in the rewards store. */
const GiftCategoryRow = Schema.Struct({
  id: Id,
  name: Named,
  description: Schema.String.pipe(Schema.withDecodingDefaultKey(Effect.succeed(""))),
  /** False to hide the category and its gifts. */
  active: Schema.Boolean.pipe(Schema.withDecodingDefaultKey(Effect.succeed(true))),
})

/**
 * A gift for which users redeem points. Its ID is stored with each redemption, so a removed gift's ID must not be
 * reused.
 */
const GiftRow = Schema.Struct({
  id: Id,
  /** The ID of the gift's category. */
  category: Id,
  name: Named,
  description: Schema.String.pipe(Schema.withDecodingDefaultKey(Effect.succeed(""))),
  points: Schema.Int.check(
    Schema.isBetween(
      { minimum: 1, maximum: MAX_POINTS },
      { message: `must be a whole number of points from 1 to ${MAX_POINTS}` },
    ),
  ),
  /** The name of a file in the `rewards` folder. */
  image: assetFileNameSchema(GIFT_IMAGE),
})

/** The `rewards.json` file with the gifts for which users redeem their points. */
export const RewardsFile = Schema.Struct({
  version: formatVersionSchema(1),
  categories: Schema.Array(GiftCategoryRow),
  gifts: Schema.Array(GiftRow),
})
export type RewardsFile = typeof RewardsFile.Type
