import { Effect, Schema } from "effect"
import { formOf } from "./formats.ts"
import { fileNameOf, GIFT_IMAGE } from "./SiteAsset.ts"

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
  /** False if neither the category nor its gifts are shown. */
  active: Schema.Boolean.pipe(Schema.withDecodingDefaultKey(Effect.succeed(true))),
})

/**
 * A gift that users redeem points for. Its ID is stored with each redemption, so the ID of a removed gift must not be
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
  /** A file in the folder `rewards`. */
  image: fileNameOf(GIFT_IMAGE),
})

/** `rewards.json`: the gifts that users redeem their points for. */
export const RewardsFile = Schema.Struct({
  version: formOf(1),
  categories: Schema.Array(GiftCategoryRow),
  gifts: Schema.Array(GiftRow),
})
export type RewardsFile = typeof RewardsFile.Type
