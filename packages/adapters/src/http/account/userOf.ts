import { type Account, Role, type ServiceFlags, type User } from "@listwright/domain/account"
import { Option, Schema } from "effect"
import type { WireUser } from "../../contract/legacy/account/WireUser.ts"

const roleOf = Schema.decodeUnknownOption(Role)

/** null: the record names no landing page that there is. */
export const landingVersionOf = ({ IsNewUI }: Pick<typeof WireUser.Type, "IsNewUI">): 1 | 2 | null =>
  IsNewUI === 1 || IsNewUI === 2 ? IsNewUI : null

export const servicesOf = ({
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

/** A user as the domain knows them; a role that it does not know has the least rights. */
export const userOf = (wire: typeof WireUser.Type): User => ({
  id: wire.Userid,
  email: wire.Email,
  firstName: wire.FirstName,
  lastName: wire.LastName,
  company: wire.Company,
  phone: wire.HomePhone,
  role: Option.getOrElse(roleOf(wire.User_RoleName), () => "User" as const),
  accountId: wire.accountId,
  accountName: wire.accountName,
  dataSources: wire.userDataSources,
  showOrderHistory: wire.ShowOrderHistory,
  showDigitalHistory: wire.ShowDigitalHistory,
  ...(wire.UserImg === "" ? {} : { image: wire.UserImg }),
  showVideos: wire.ShowVideos,
  landingVersion: landingVersionOf(wire),
  services: servicesOf(wire),
})

/** The accounts that a user may order for, as the domain knows them. */
export const accountsOfUser = ({ accountList }: typeof WireUser.Type): ReadonlyArray<Account> =>
  accountList.map((account) => ({
    accountId: account.AccountId,
    accountName: account.AccountName,
    accountDesc: account.AccountDesc,
    isDefault: account.IsDefault,
  }))
