import { Role, SERVICES } from "@listwright/domain/account"
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
  /** Where browsers reach the site, if its file says so. */
  origin: Schema.NullOr(Schema.String),
  expiresAt: Schema.String,
  /** Whether it was mailed to them; only a site with a mail server mails. */
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
  /** Whether accounts that there are not are made. */
  makeAccounts: Schema.Boolean,
})
export type WireNewUser = typeof WireNewUser.Type

/** What a user sees and may order, as the operator of the site sets it. */
export const WireUserSettings = Schema.Struct({
  ...email,
  /** List types that they may order. */
  sources: Schema.Array(Schema.Int),
  /** The names of the accounts that they work for, the own one first. */
  accounts: Schema.Array(Schema.String),
  services: Schema.Array(Schema.Literals(SERVICES)),
  /** null: as `videos.json` has it for their role. */
  showVideos: Schema.NullOr(Schema.Boolean),
  showOrderHistory: Schema.Boolean,
  showDigitalHistory: Schema.Boolean,
  /** False: they count and price, and do not order. */
  mayOrder: Schema.Boolean,
})
export type WireUserSettings = typeof WireUserSettings.Type

const names = Schema.Array(text).check(Schema.isMaxLength(100, { message: "must name at most 100 accounts" }))
const { mayOrder, services, showDigitalHistory, showOrderHistory, showVideos, sources } =
  WireUserSettings.fields

/** What of it changes; what is left out stays. */
export const WireUserChange = Schema.Struct({
  ...email,
  sources: Schema.optionalKey(Schema.Union([Schema.Literal("all"), sources])),
  services: Schema.optionalKey(services),
  showVideos: Schema.optionalKey(showVideos),
  showOrderHistory: Schema.optionalKey(showOrderHistory),
  showDigitalHistory: Schema.optionalKey(showDigitalHistory),
  mayOrder: Schema.optionalKey(mayOrder),
  addAccounts: Schema.optionalKey(names),
  dropAccounts: Schema.optionalKey(names),
  /** Whether accounts to add that there are not are made. */
  makeAccounts: Schema.optionalKey(Schema.Boolean),
})
export type WireUserChange = typeof WireUserChange.Type
