import { PointCount } from "@listwright/domain/rewards"
import { AccountId, UserId } from "@listwright/domain/account"
import { Schema } from "effect"

/** spec: portal §3 (User info: account list) */
export const WireAccount = Schema.Struct({
  AccountId,
  AccountName: Schema.String,
  AccountDesc: Schema.String,
  IsDefault: Schema.Boolean,
})

/** spec: portal §3 (User info) and the startup call */
export const WireUser = Schema.Struct({
  UserGuid: UserId,
  Userid: UserId,
  FirstName: Schema.String,
  LastName: Schema.String,
  Email: Schema.String,
  Company: Schema.String,
  HomePhone: Schema.String,
  Name: Schema.String,
  User_RoleName: Schema.String,
  IsNewUI: Schema.Int,
  accountId: AccountId,
  accountName: Schema.String,
  /** Those that the user may order for, the own one first. */
  accountList: Schema.Array(WireAccount),
  userDataSources: Schema.Array(Schema.Int),
  /** Whether the video library is open to the user. */
  ShowVideos: Schema.Boolean,
  /** Whole, never below 0. */
  userPoint: PointCount,
})
