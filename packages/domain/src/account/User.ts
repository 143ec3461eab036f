import { Schema } from "effect"
import { AccountId } from "./AccountId.ts"
import { UserId } from "./UserId.ts"

/** The roles seen, and 'User' for everybody else [p6-roles]. */
export const Role = Schema.Literals(["User", "Reseller", "Power User", "Digital User"])
export type Role = typeof Role.Type

/** A signed-in user as the screens know them. */
export const User = Schema.Struct({
  id: UserId,
  email: Schema.String,
  firstName: Schema.String,
  lastName: Schema.String,
  company: Schema.String,
  phone: Schema.String,
  role: Role,
  accountId: AccountId,
  accountName: Schema.String,
  /** List types that the user may order, in the site's order. */
  dataSources: Schema.Array(Schema.Int),
  /** True if the menus have the order history; missing: they do [p6-history-menu]. */
  showOrderHistory: Schema.optionalKey(Schema.Boolean),
  /** The same of the digital history, which comes with the other; missing: they do not. */
  showDigitalHistory: Schema.optionalKey(Schema.Boolean),
  /** The address of the user's picture; missing: no picture. */
  image: Schema.optionalKey(Schema.String),
  /** True if the video library is open to the user; missing: it isn't. */
  showVideos: Schema.optionalKey(Schema.Boolean),
  /** The landing page: 1 full, 2 compact; any other number or missing: the site's. */
  landingVersion: Schema.optionalKey(Schema.Int),
})
export type User = typeof User.Type
