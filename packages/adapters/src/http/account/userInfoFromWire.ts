import type { RecentRow, ServiceFlags, UserInfo } from "@listwright/domain/account"
import type { WireRecentRow, WireUser } from "../../contract/original/account/WireUser.ts"
import { accountsFromWire } from "./userFromWire.ts"

const rowOf = (wire: typeof WireRecentRow.Type): RecentRow => ({
  id: wire.OrderId,
  orderCode: wire.OrderCode,
  orderDate: wire.OrderDate,
  description: wire.OrderDesc,
  listType: wire.ListType,
  quantityAvailable: wire.TotalAvailableQty,
  draftId: wire.SessionId,
})

const servicesOf = ({
  userServiceDataSources: shown,
}: Pick<typeof WireUser.Type, "userServiceDataSources">): ServiceFlags => ({
  enhanceList: shown.showEnhanceList,
  cleanList: shown.showCleanList,
  emailAppend: shown.showEmailAppend,
  emailVerification: shown.showEmailVerification,
  phoneAppend: shown.showPhoneAppend,
  phoneReverse: shown.showPhoneReverse,
  emailReverse: shown.showEmailReverse,
  phoneVerification: shown.showPhoneVerification,
  portraitReports: shown.showPortraitReports,
})

/** Extracts a user's data from the reply that starts a session. */
export const userInfoFromWire = (wire: typeof WireUser.Type): UserInfo => ({
  profileId: wire.UserGuid,
  userId: wire.Userid,
  firstName: wire.FirstName,
  lastName: wire.LastName,
  name: wire.Name,
  email: wire.Email,
  company: wire.Company,
  homePhone: wire.HomePhone,
  customerSince: wire.CrtTimestamp,
  landing: wire.IsNewUI === 1 || wire.IsNewUI === 2 ? wire.IsNewUI : null,
  points: wire.userPoint,
  recentOrders: wire.recentOrder.map(rowOf),
  savedOrders: wire.saveOrder.map(rowOf),
  sources: wire.userDataSources,
  services: servicesOf(wire),
  showVideos: wire.ShowVideos,
  showDigitalHistory: wire.ShowDigitalHistory,
  showOrderHistory: wire.ShowOrderHistory,
  accountId: wire.accountId,
  accounts: accountsFromWire(wire),
  hasAddress: wire.userHasAddress,
})
