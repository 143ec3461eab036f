import { AccountId, Role, SERVICES } from "@listwright/domain/account"
import { isEmail } from "@listwright/domain/shared"
import { Schema } from "effect"
import { formOf } from "./formats.ts"

const DemoUser = Schema.Struct({
  email: Schema.String.check(
    Schema.makeFilter((text) => (isEmail(text) ? undefined : `'${text}' is not an e-mail address`)),
  ),
  firstName: Schema.String,
  lastName: Schema.String,
  phone: Schema.String,
  role: Role,
  /** By its name. */
  account: Schema.String,
  /** Further accounts that the user works for. */
  alsoAccounts: Schema.optionalKey(Schema.Array(Schema.String)),
  /** false: may count and price, and not order. */
  mayPay: Schema.optionalKey(Schema.Boolean),
  /** Customer-data services that they may order. */
  services: Schema.optionalKey(Schema.Array(Schema.Literals(SERVICES))),
  /** Reward points to begin with. */
  points: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(1))),
})

/** `demo-users.json`: the users that a first start creates for trying the product. */
export const DemoUsersFile = Schema.Struct({
  version: formOf(1),
  /** The password of all demo users; it is public. */
  password: Schema.NonEmptyString,
  accounts: Schema.Array(
    Schema.Struct({ id: AccountId.check(Schema.isGreaterThanOrEqualTo(1)), name: Schema.NonEmptyString }),
  ),
  users: Schema.Array(DemoUser),
  /** Orders of services, by the columns of a file of them. */
  serviceOrders: Schema.optionalKey(Schema.Array(Schema.Record(Schema.String, Schema.String))),
  /** The contents of the files of these orders, by file name. */
  serviceFiles: Schema.optionalKey(Schema.Record(Schema.String, Schema.String)),
})
export type DemoUsersFile = typeof DemoUsersFile.Type
