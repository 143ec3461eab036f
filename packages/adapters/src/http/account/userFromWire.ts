import { type Account, Role, type User } from "@listwright/domain/account"
import { Option, Schema } from "effect"
import type { WireUser } from "../../contract/original/account/WireUser.ts"

const roleOf = Schema.decodeUnknownOption(Role)

/** Converts a user from the wire to the domain; an unknown role gets the fewest permissions. */
export const userFromWire = (wire: typeof WireUser.Type): User => ({
  id: wire.Userid,
  email: wire.Email,
  firstName: wire.FirstName,
  lastName: wire.LastName,
  company: wire.Company,
  phone: wire.HomePhone,
  role: Option.getOrElse(roleOf(wire.User_RoleName), () => "User" as const),
  accountId: wire.accountId,
  accountName: wire.accountName,
  sources: wire.userDataSources,
  showOrderHistory: wire.ShowOrderHistory,
  showDigitalHistory: wire.ShowDigitalHistory,
  ...(wire.UserImg === "" ? {} : { image: wire.UserImg }),
  showVideos: wire.ShowVideos,
  landingVersion: wire.IsNewUI,
})

/** Returns the accounts that a user may order for, converted to the domain. */
export const accountsFromWire = ({ accountList }: typeof WireUser.Type): ReadonlyArray<Account> =>
  accountList.map((account) => ({
    accountId: account.AccountId,
    accountName: account.AccountName,
    description: account.AccountDesc,
    isDefault: account.IsDefault,
  }))
