import { Role } from "@listwright/domain/account"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Operator } from "./OperatorGroup.ts"
import { Missing, Unprocessable, V1Decoding } from "./v1/V1Errors.ts"

/** A user as the operator of the site sees them. */
export const WireOperatorUser = Schema.Struct({
  email: Schema.String,
  name: Schema.String,
  role: Role,
  /** The own one first. */
  accounts: Schema.Array(Schema.String),
  isDemo: Schema.Boolean,
  isDisabled: Schema.Boolean,
  /** False: invited, and no password set yet. */
  hasPassword: Schema.Boolean,
})
export type WireOperatorUser = typeof WireOperatorUser.Type

/** A one-time link, to be passed on to the user. */
export const WireInvitation = Schema.Struct({
  email: Schema.String,
  /** From the root of the site: '/signin#link=...'. Browsers send nothing behind '#' to anybody. */
  path: Schema.String,
  /** Where browsers reach the site, if its file says so. */
  origin: Schema.NullOr(Schema.String),
  expiresAt: Schema.String,
})
export type WireInvitation = typeof WireInvitation.Type

const email = { email: Schema.String }
const text = Schema.String.check(Schema.isMaxLength(200, { message: "must have at most 200 characters" }))

/** Somebody to let in. */
export const WireNewUser = Schema.Struct({
  ...email,
  firstName: text,
  lastName: text,
  role: Role,
  account: text,
  /** Further accounts to work for. */
  otherAccounts: Schema.Array(text),
  /** Whether accounts that there are not are made. */
  makeAccounts: Schema.Boolean,
})
export type WireNewUser = typeof WireNewUser.Type

/** Who may sign in, as the operator of the site decides. */
export class OperatorUsersGroup extends HttpApiGroup.make("OperatorUsers")
  .add(
    HttpApiEndpoint.get("listUsers", "/operator/users", { success: Schema.Array(WireOperatorUser) }),
    HttpApiEndpoint.post("addUser", "/operator/users", {
      payload: WireNewUser,
      success: WireInvitation,
      error: Unprocessable,
    }),
    HttpApiEndpoint.post("inviteUser", "/operator/users/invite", {
      payload: Schema.Struct(email),
      success: WireInvitation,
      error: Missing,
    }),
    HttpApiEndpoint.post("disableUser", "/operator/users/disable", {
      payload: Schema.Struct(email),
      success: WireOperatorUser,
      error: Missing,
    }),
    HttpApiEndpoint.post("disableDemoUsers", "/operator/users/disable-demo", {
      payload: Schema.Struct({}),
      success: Schema.Array(WireOperatorUser),
    }),
    HttpApiEndpoint.post("setRole", "/operator/users/role", {
      payload: Schema.Struct({ ...email, role: Role }),
      success: WireOperatorUser,
      error: Missing,
    }),
  )
  .middleware(V1Decoding)
  .middleware(Operator)
  .prefix("/api/v1") {}
