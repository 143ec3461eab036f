import type { WireUser } from "@listwright/adapters"
import { landingVersionReading, type Points, type User } from "@listwright/domain"

/** A user and their points as the original contract writes them. */
export const wireUser = (user: User, points: Points): typeof WireUser.Type => ({
  UserGuid: user.id,
  Userid: user.id,
  FirstName: user.firstName,
  LastName: user.lastName,
  Email: user.email,
  Company: user.company,
  HomePhone: user.phone,
  Name: `${user.firstName} ${user.lastName}`.trim(),
  User_RoleName: user.role,
  IsNewUI: landingVersionReading.default,
  accountId: user.accountId,
  accountName: user.accountName,
  userDataSources: user.dataSources,
  userPoint: points.available,
})
