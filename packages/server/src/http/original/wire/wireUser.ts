import type { WireRecentRow, WireUser } from "@listwright/adapters"
import type { RecentRow, SiteConfiguration, User } from "@listwright/domain/account"
import type { Points } from "@listwright/domain/rewards"
import type { UserRecord } from "../../../accounts/UserRecords.ts"
import type { Account } from "../../../accounts/Users.ts"
import { chosenReading, landingVersionReading } from "@listwright/domain/shared"
import { userImage } from "./userImage.ts"

const wireRow = (row: RecentRow): typeof WireRecentRow.Type => ({
  OrderId: row.id,
  OrderCode: row.orderCode,
  OrderDate: row.orderDate,
  OrderDesc: row.description,
  ListType: row.listType,
  TotalAvailableQty: row.quantityAvailable,
  SessionId: row.draftId,
})

/** The initial data of a session, apart from the user. */
export interface SessionStartData {
  readonly points: Points
  /** The accounts that the user works for. */
  readonly accounts: ReadonlyArray<Account>
  readonly record: UserRecord
  readonly showsVideos: boolean
  readonly recentOrders: ReadonlyArray<RecentRow>
  readonly savedOrders: ReadonlyArray<RecentRow>
}

/**
 * Converts a user and the session's initial data to wire format. The landing page is the user's, or the site's if the
 * record doesn't set one.
 */
export const wireUser = (
  user: User,
  { accounts, points, recentOrders, record, savedOrders, showsVideos }: SessionStartData,
  { readings }: Pick<SiteConfiguration, "readings">,
): typeof WireUser.Type => {
  const name = `${user.firstName} ${user.lastName}`.trim()
  const has = (service: UserRecord["services"][number]): boolean => record.services.includes(service)
  return {
    UserGuid: user.id,
    Userid: user.id,
    FirstName: user.firstName,
    LastName: user.lastName,
    Email: user.email,
    Company: user.company,
    HomePhone: user.phone,
    Name: name,
    User_FullName: name,
    User_RoleName: user.role,
    IsNewUI: record.landingVersion ?? chosenReading(landingVersionReading, readings),
    accountId: user.accountId,
    accountName: user.accountName,
    accountList: accounts.map(({ id, name }) => ({
      AccountId: id,
      AccountName: name,
      AccountDesc: name,
      IsDefault: id === user.accountId,
    })),
    userDataSources: user.sources,
    userPoint: points.available,
    CrtTimestamp: record.since,
    recentOrder: recentOrders.map(wireRow),
    saveOrder: savedOrders.map(wireRow),
    userServiceDataSources: {
      showEnhanceList: has("enhanceList"),
      showCleanList: has("cleanList"),
      showEmailAppend: has("emailAppend"),
      showEmailVerification: has("emailVerification"),
      showPhoneAppend: has("phoneAppend"),
      showPhoneReverse: has("phoneReverse"),
      showEmailReverse: has("emailReverse"),
      showPhoneVerification: has("phoneVerification"),
      showPortraitReports: has("portraitReports"),
    },
    ShowVideos: showsVideos,
    ShowDigitalHistory: record.showsDigitalHistory,
    ShowOrderHistory: record.showsOrderHistory,
    userHasAddress: record.address !== null,
    UserImg: userImage(record.photoHash),
  }
}
