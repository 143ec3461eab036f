import { Role } from "@listwright/domain/account"
import { Schema } from "effect"

/** A user as the site's operator sees them. */
export const WireOperatorUser = Schema.Struct({
  email: Schema.String,
  name: Schema.String,
  role: Role,
  /** The user's accounts, starting with their own. */
  accounts: Schema.Array(Schema.String),
  isDemo: Schema.Boolean,
  isDisabled: Schema.Boolean,
  /** False if the user was invited but hasn't set a password yet. */
  hasPassword: Schema.Boolean,
})
export type WireOperatorUser = typeof WireOperatorUser.Type

/** A one-time link to pass on to the user unless it was emailed to them. */
export const WireInvitation = Schema.Struct({
  email: Schema.String,
  /** The path from the site's root: '/signin#link=...'. Browsers never send the part after '#'. */
  path: Schema.String,
  /** The URL at which browsers reach the site; null if the site's file doesn't specify it. */
  origin: Schema.NullOr(Schema.String),
  expiresAt: Schema.String,
  /** True if the link was emailed to the user; only a site with a mail server sends mail. */
  isMailed: Schema.Boolean,
})
export type WireInvitation = typeof WireInvitation.Type

/** The email address that identifies a user. */
export const email = { email: Schema.String }
const text = Schema.String.check(Schema.isMaxLength(200, { message: "must have at most 200 characters" }))

/** A user to invite. */
export const WireNewUser = Schema.Struct({
  ...email,
  firstName: text,
  lastName: text,
  role: Role,
  account: text,
  /** The names of other accounts that the user works for. */
  otherAccounts: Schema.Array(text),
  /** True to create accounts that don't exist yet. */
  makeAccounts: Schema.Boolean,
})
export type WireNewUser = typeof WireNewUser.Type
