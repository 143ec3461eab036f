import { PointCount } from "@listwright/domain/rewards"
import { Schema } from "effect"
import { WireAddress } from "../account/WireProfile.ts"

const MAX_CHARACTERS = 200

/** A text to write on a parcel. */
const text = Schema.optionalKey(
  Schema.NullOr(
    Schema.String.check(
      Schema.isMaxLength(MAX_CHARACTERS, { message: `must have at most ${MAX_CHARACTERS} characters` }),
    ),
  ),
)
const optionally = <A, I>(schema: Schema.Codec<A, I>) => Schema.optionalKey(Schema.NullOr(schema))

/** The requested part of the store. */
export const WireRewardQuery = Schema.Struct({
  /** The points that the client believes are available; the server asks the ledger. */
  availablePoints: optionally(Schema.Number),
  /** Missing, null or 0: all. */
  categoryId: optionally(Schema.Int),
  /** true: points high to low; false: low to high; missing or null: by id. */
  isDesc: optionally(Schema.Boolean),
  /** Only what the points are enough for. */
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
  /** An address on this site. */
  GiftImage: Schema.String,
})
export type WireGift = typeof WireGift.Type

export const WirePoint = Schema.Struct({
  AvailablePoints: PointCount,
  BonusPoints: PointCount,
  EarnedPoints: PointCount,
  RedeemedPoints: PointCount,
})

/** With its order and when it was sent (ISO days; null: not yet) */
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

/** The server reads the gift, how many, and the points that were shown. */
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
