import { PointCount } from "@listwright/domain/rewards"
import { Schema } from "effect"
import { WireAddress } from "../account/WireProfile.ts"

const MAX_CHARACTERS = 200

/** Text to print on a parcel. */
const text = Schema.optionalKey(
  Schema.NullOr(
    Schema.String.check(
      Schema.isMaxLength(MAX_CHARACTERS, { message: `must have at most ${MAX_CHARACTERS} characters` }),
    ),
  ),
)
const optionally = <A, I>(schema: Schema.Codec<A, I>) => Schema.optionalKey(Schema.NullOr(schema))

/** A query for part of the rewards store. */
export const WireRewardQuery = Schema.Struct({
  /** The available points according to the client; the server checks the ledger. */
  availablePoints: optionally(Schema.Number),
  /** The category; missing, null, or 0 for all categories. */
  categoryId: optionally(Schema.Int),
  /** True to sort by points from high to low, false from low to high; missing or null sorts by id. */
  isDesc: optionally(Schema.Boolean),
  /** True to return only gifts that the user has enough points for. */
  onlyEligible: optionally(Schema.Boolean),
  pageIndex: optionally(Schema.Int),
  pageSize: optionally(Schema.Int),
})
export type WireRewardQuery = typeof WireRewardQuery.Type

export const WireGiftCategory = Schema.Struct({
  Id: Schema.Int,
  Active: Schema.Boolean,
  CategoryDesc: Schema.String,
  CategoryName: Schema.String,
})

export const WireGift = Schema.Struct({
  Id: Schema.Int,
  GiftCategoryId: Schema.Int,
  GiftName: Schema.String,
  GiftDesc: Schema.String,
  GiftPoint: PointCount,
  /** The image's URL on this site. */
  GiftImage: Schema.String,
})
export type WireGift = typeof WireGift.Type

export const WirePoint = Schema.Struct({
  AvailablePoints: PointCount,
  BonusPoints: PointCount,
  EarnedPoints: PointCount,
  RedeemedPoints: PointCount,
})

/** A redemption with its order code and the date it was sent (dates are ISO; null if not sent yet). */
export const WireRedemption = Schema.Struct({
  RedeemDesc: Schema.String,
  RedeemDate: Schema.String,
  RequiredPoint: PointCount,
  OrderCode: Schema.String,
  SentDate: Schema.NullOr(Schema.String),
})

export const WireRewardContact = Schema.Struct({
  FirstName: text,
  LastName: text,
  Company: text,
  AddressLine: text,
  City: text,
  State: text,
  Zipcode: text,
  Phone: text,
})
export type WireRewardContact = typeof WireRewardContact.Type

/** A cart item. The server reads only the gift, the quantity, and the points shown. */
export const WireCartItem = Schema.Struct({
  CategoryId: optionally(Schema.Int),
  GiftId: Schema.Int,
  GiftName: text,
  DesiredQuantity: Schema.Number,
  PointForOne: Schema.Number,
  Image: text,
})

export const WireRewardUser = Schema.Struct({
  FirstName: Schema.String,
  LastName: Schema.String,
  Company: Schema.String,
  HomePhone: Schema.String,
  UsersAddress: Schema.Array(WireAddress),
})
