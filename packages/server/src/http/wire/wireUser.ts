import type { WireUser } from "@listwright/adapters"
import type { SiteConfiguration, User } from "@listwright/domain/account"
import type { Points } from "@listwright/domain/rewards"
import type { Account } from "../../accounts/Users.ts"
import { chosenReading, landingVersionReading } from "@listwright/domain/shared"

/** A user, their points and the accounts that they work for as the original contract writes them; the landing page is the one that the site has chosen. */
export const wireUser = (
  user: User,
  points: Points,
  accounts: ReadonlyArray<Account>,
  { readings }: Pick<SiteConfiguration, "readings">,
  hasVideos: boolean,
): typeof WireUser.Type => ({
  UserGuid: user.id,
  Userid: user.id,
  FirstName: user.firstName,
  LastName: user.lastName,
  Email: user.email,
  Company: user.company,
  HomePhone: user.phone,
  Name: `${user.firstName} ${user.lastName}`.trim(),
  User_RoleName: user.role,
  IsNewUI: chosenReading(landingVersionReading, readings),
  accountId: user.accountId,
  accountName: user.accountName,
  accountList: accounts.map(({ id, name }) => ({
    AccountId: id,
    AccountName: name,
    AccountDesc: name,
    IsDefault: id === user.accountId,
  })),
  userDataSources: user.dataSources,
  ShowVideos: hasVideos,
  userPoint: points.available,
})
