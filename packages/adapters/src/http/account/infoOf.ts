import type { RecentRow, UserInfo } from "@listwright/domain/account"
import type { WireRecentRow, WireUser } from "../../contract/legacy/account/WireUser.ts"
import { accountsOfUser, landingVersionOf, servicesOf } from "./userOf.ts"

const rowOf = (wire: typeof WireRecentRow.Type): RecentRow => ({
  orderId: wire.OrderId,
  orderCode: wire.OrderCode,
  orderDate: wire.OrderDate,
  description: wire.OrderDesc,
  listType: wire.ListType,
  quantityAvailable: wire.TotalAvailableQty,
  sessionId: wire.SessionId,
})

/** Everything that the start of a session says about a user. */
export const infoOf = (wire: typeof WireUser.Type): UserInfo => ({
  userGuid: wire.UserGuid,
  userId: wire.Userid,
  firstName: wire.FirstName,
  lastName: wire.LastName,
  name: wire.Name,
  email: wire.Email,
  company: wire.Company,
  homePhone: wire.HomePhone,
  customerSince: wire.CrtTimestamp,
  isNewUI: landingVersionOf(wire),
  userPoint: wire.userPoint,
  recentOrders: wire.recentOrder.map(rowOf),
  savedOrders: wire.saveOrder.map(rowOf),
  dataSources: wire.userDataSources,
  services: servicesOf(wire),
  showVideos: wire.ShowVideos,
  showDigitalHistory: wire.ShowDigitalHistory,
  showOrderHistory: wire.ShowOrderHistory,
  accountId: wire.accountId,
  accounts: accountsOfUser(wire),
  hasAddress: wire.userHasAddress,
})
