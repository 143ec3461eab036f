import { Schema } from "effect"
import { AccountId } from "./AccountId.ts"
import { UserId } from "./UserId.ts"

/** The known roles; everyone else is a 'User' [p6-roles]. */
export const Role = Schema.Literals(["User", "Reseller", "Power User", "Digital User"])
export type Role = typeof Role.Type

/** A signed-in user, as represented on the screens. */
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
  /** The list types that the user may order, in the site's order. */
  sources: Schema.Array(Schema.Int),
  /** True if the menus include the order history; defaults to true [p6-history-menu]. */
  showOrderHistory: Schema.optionalKey(Schema.Boolean),
  /** True if the menus also include the digital history, which requires the order history; defaults to false. */
  showDigitalHistory: Schema.optionalKey(Schema.Boolean),
  /** The URL of the user's picture; missing if there isn't one. */
  image: Schema.optionalKey(Schema.String),
  /** True if the user may open the video library; defaults to false. */
  showVideos: Schema.optionalKey(Schema.Boolean),
  /** The landing page: 1 full, 2 compact; if missing or any other number, the site's setting applies. */
  landingVersion: Schema.optionalKey(Schema.Int),
})
export type User = typeof User.Type
