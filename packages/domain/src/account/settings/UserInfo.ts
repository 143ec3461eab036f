import { Schema } from "effect"
import { Account } from "../Account.ts"
import { ServiceFlags } from "../ServiceFlags.ts"
import { DraftId } from "../../shared/DraftId.ts"
import { AccountId } from "../AccountId.ts"
import { UserId } from "../UserId.ts"

/** An order or saved count, as listed on the landing page's cards. */
export const RecentRow = Schema.Struct({
  /** The id that opens the order or saved count. */
  id: Schema.String,
  orderCode: Schema.String,
  /** The date, as an ISO date or instant. */
  orderDate: Schema.String,
  description: Schema.String,
  listType: Schema.Int,
  quantityAvailable: Schema.Int,
  draftId: DraftId,
})
export type RecentRow = typeof RecentRow.Type

/** The user data loaded at the start of a session, in addition to the identity in `User`. */
export const UserInfo = Schema.Struct({
  profileId: Schema.String,
  userId: UserId,
  firstName: Schema.String,
  lastName: Schema.String,
  /** The first and last name as displayed. */
  name: Schema.String,
  email: Schema.String,
  company: Schema.String,
  homePhone: Schema.String,
  /** The year the user became a customer. */
  customerSince: Schema.Int,
  /** The landing page: 1 full, 2 compact; null if the user record specifies neither. */
  landing: Schema.NullOr(Schema.Literals([1, 2])),
  points: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
  recentOrders: Schema.Array(RecentRow),
  savedOrders: Schema.Array(RecentRow),
  /** The list types that the user may order; null if the record doesn't specify them. */
  sources: Schema.NullOr(Schema.Array(Schema.Int)),
  services: ServiceFlags,
  showVideos: Schema.Boolean,
  showDigitalHistory: Schema.Boolean,
  showOrderHistory: Schema.Boolean,
  accountId: AccountId,
  accounts: Schema.Array(Account),
  hasAddress: Schema.Boolean,
})
export type UserInfo = typeof UserInfo.Type
