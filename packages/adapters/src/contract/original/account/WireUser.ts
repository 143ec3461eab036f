import { PointCount } from "@listwright/domain/rewards"
import { AccountId, UserId } from "@listwright/domain/account"
import { DraftId } from "@listwright/domain/shared"
import { Schema } from "effect"

export const WireAccount = Schema.Struct({
  AccountId,
  AccountName: Schema.String,
  AccountDesc: Schema.String,
  IsDefault: Schema.Boolean,
})

/** An order or saved count, as listed on the landing page's cards. Dates are ISO. */
export const WireRecentRow = Schema.Struct({
  OrderId: Schema.String,
  OrderCode: Schema.String,
  OrderDate: Schema.String,
  OrderDesc: Schema.String,
  ListType: Schema.Int,
  TotalAvailableQty: Schema.Int,
  SessionId: DraftId,
})

export const WireServiceFlags = Schema.Struct({
  showEnhanceList: Schema.Boolean,
  showCleanList: Schema.Boolean,
  showEmailAppend: Schema.Boolean,
  showEmailVerification: Schema.Boolean,
  showPhoneAppend: Schema.Boolean,
  showPhoneReverse: Schema.Boolean,
  showEmailReverse: Schema.Boolean,
  showPhoneVerification: Schema.Boolean,
  showPortraitReports: Schema.Boolean,
})

export const WireUser = Schema.Struct({
  UserGuid: UserId,
  Userid: UserId,
  FirstName: Schema.String,
  LastName: Schema.String,
  Email: Schema.String,
  Company: Schema.String,
  HomePhone: Schema.String,
  Name: Schema.String,
  /** The user's full name again, for clients that read it from the site's values. */
  User_FullName: Schema.String,
  User_RoleName: Schema.String,
  IsNewUI: Schema.Int,
  accountId: AccountId,
  accountName: Schema.String,
  /** The accounts that the user may order for, starting with the user's own. */
  accountList: Schema.Array(WireAccount),
  userDataSources: Schema.Array(Schema.Int),
  /** The user's points: a whole number of at least 0. */
  userPoint: PointCount,
  /** The year the user became a customer. */
  CrtTimestamp: Schema.Int,
  /** The two most recent orders and the two most recent saved counts, most recent first. */
  recentOrder: Schema.Array(WireRecentRow),
  saveOrder: Schema.Array(WireRecentRow),
  userServiceDataSources: WireServiceFlags,
  ShowVideos: Schema.Boolean,
  ShowDigitalHistory: Schema.Boolean,
  ShowOrderHistory: Schema.Boolean,
  userHasAddress: Schema.Boolean,
  /** The URL of the user's picture; '' if the user has no picture. */
  UserImg: Schema.String,
})
