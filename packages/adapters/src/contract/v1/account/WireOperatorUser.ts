import { Role } from "@listwright/domain/account"
import { Schema } from "effect"

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

/** A one-time link, to be passed on to the user unless they have it by mail. */
export const WireInvitation = Schema.Struct({
  email: Schema.String,
  /** From the root of the site: '/signin#link=...'. Browsers send nothing behind '#' to anybody. */
  path: Schema.String,
  /** The address at which browsers reach the site, if its file states it. */
  origin: Schema.NullOr(Schema.String),
  expiresAt: Schema.String,
  /** True if it was mailed to the user; only a site with a mail server sends mail. */
  isMailed: Schema.Boolean,
})
export type WireInvitation = typeof WireInvitation.Type

/** Names a user. */
export const email = { email: Schema.String }
const text = Schema.String.check(Schema.isMaxLength(200, { message: "must have at most 200 characters" }))

/** A user to invite. */
export const WireNewUser = Schema.Struct({
  ...email,
  firstName: text,
  lastName: text,
  role: Role,
  account: text,
  /** Other accounts to work for. */
  otherAccounts: Schema.Array(text),
  /** True to create accounts that don't exist yet. */
  makeAccounts: Schema.Boolean,
})
export type WireNewUser = typeof WireNewUser.Type
