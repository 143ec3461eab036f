import { AccountId, Role, SERVICES } from "@listwright/domain/account"
import { isEmail } from "@listwright/domain/shared"
import { Schema } from "effect"
import { formatVersionSchema } from "./formats.ts"

const DemoUser = Schema.Struct({
  email: Schema.String.check(
    Schema.makeFilter((text) => (isEmail(text) ? undefined : `'${text}' isn't an email address`)),
  ),
  firstName: Schema.String,
  lastName: Schema.String,
  phone: Schema.String,
  role: Role,
  /** The account's name. */
  account: Schema.String,
  /** The additional accounts that the user works for. */
  alsoAccounts: Schema.optionalKey(Schema.Array(Schema.String)),
  /** False if the user may count and price but not order. */
  mayPay: Schema.optionalKey(Schema.Boolean),
  /** The customer-data services that the user may order. */
  services: Schema.optionalKey(Schema.Array(Schema.Literals(SERVICES))),
  /** The initial number of reward points. */
  points: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(1))),
})

/** The `demo-users.json` file with the users created on first start for trying out the product. */
export const SampleUsersFile = Schema.Struct({
  version: formatVersionSchema(1),
  /** The password of all demo users, which is publicly known. */
  password: Schema.NonEmptyString,
  accounts: Schema.Array(
    Schema.Struct({ id: AccountId.check(Schema.isGreaterThanOrEqualTo(1)), name: Schema.NonEmptyString }),
  ),
  users: Schema.Array(DemoUser),
  /** The service orders, with the columns of a service-order file. */
  serviceOrders: Schema.optionalKey(Schema.Array(Schema.Record(Schema.String, Schema.String))),
  /** The contents of the service orders' files, by file name. */
  serviceFiles: Schema.optionalKey(Schema.Record(Schema.String, Schema.String)),
})
export type SampleUsersFile = typeof SampleUsersFile.Type
