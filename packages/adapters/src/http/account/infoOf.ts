import type { RecentRow, UserInfo } from "@listwright/domain/account"
import type { WireRecentRow, WireUser } from "../../contract/legacy/account/WireUser.ts"
import { accountsOfUser } from "./userOf.ts"

const rowOf = (wire: typeof WireRecentRow.Type): RecentRow => ({
  orderCode: wire.OrderCode,
  orderDate: wire.OrderDate,
  description: wire.OrderDesc,
  listType: wire.ListType,
  quantityAvailable: wire.TotalAvailableQty,
  sessionId: wire.SessionId,
})

/** Everything that the start of a session says about a user. */
export const infoOf = (wire: typeof WireUser.Type): UserInfo => {
  const services = wire.userServiceDataSources
  return {
    userGuid: wire.UserGuid,
    userId: wire.Userid,
    firstName: wire.FirstName,
    lastName: wire.LastName,
    name: wire.Name,
    email: wire.Email,
    company: wire.Company,
    homePhone: wire.HomePhone,
    customerSince: wire.CrtTimestamp,
    isNewUI: wire.IsNewUI === 1 || wire.IsNewUI === 2 ? wire.IsNewUI : null,
    userPoint: wire.userPoint,
    recentOrders: wire.recentOrder.map(rowOf),
    savedOrders: wire.saveOrder.map(rowOf),
    dataSources: wire.userDataSources,
    services: {
      enhanceList: services.showEnhanceList,
      cleanList: services.showCleanList,
      emailAppend: services.showEmailAppend,
      emailVerification: services.showEmailVerification,
      phoneAppend: services.showPhoneAppend,
      phoneReverse: services.showPhoneReverse,
      emailReverse: services.showEmailReverse,
      phoneVerification: services.showPhoneVerification,
      portraitReports: services.showPortraitReports,
    },
    showVideos: wire.ShowVideos,
    showDigitalHistory: wire.ShowDigitalHistory,
    showOrderHistory: wire.ShowOrderHistory,
    accountId: wire.accountId,
    accounts: accountsOfUser(wire),
    hasAddress: wire.userHasAddress,
  }
}
