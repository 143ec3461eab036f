import { LANDING_VERSIONS, SERVICES } from "@listwright/domain/account"
import { Schema } from "effect"
import { email } from "./WireOperatorUser.ts"

const text = Schema.String.check(Schema.isMaxLength(200, { message: "must have at most 200 characters" }))

/** The settings for what a user sees and may order, as set by the site's operator. */
export const WireUserSettings = Schema.Struct({
  ...email,
  /** The list types that the user may order. */
  sources: Schema.Array(Schema.Int),
  /** The names of the accounts that the user works for, starting with their own. */
  accounts: Schema.Array(Schema.String),
  services: Schema.Array(Schema.Literals(SERVICES)),
  /** True to show videos; null to use the setting in `videos.json` for the user's role. */
  showVideos: Schema.NullOr(Schema.Boolean),
  /** The landing page: 1 full, 2 compact; null to use the site's reading `landingVersion`. */
  landingVersion: Schema.NullOr(Schema.Literals(LANDING_VERSIONS)),
  showOrderHistory: Schema.Boolean,
  showDigitalHistory: Schema.Boolean,
  /** False if the user may count and price but not order. */
  mayOrder: Schema.Boolean,
})
export type WireUserSettings = typeof WireUserSettings.Type

const names = Schema.Array(text).check(Schema.isMaxLength(100, { message: "must name at most 100 accounts" }))
const { landingVersion, mayOrder, services, showDigitalHistory, showOrderHistory, showVideos, sources } =
  WireUserSettings.fields

/** A change to a user's settings; omitted fields are left unchanged. */
export const WireUserChange = Schema.Struct({
  ...email,
  sources: Schema.optionalKey(Schema.Union([Schema.Literal("all"), sources])),
  services: Schema.optionalKey(services),
  showVideos: Schema.optionalKey(showVideos),
  landingVersion: Schema.optionalKey(landingVersion),
  showOrderHistory: Schema.optionalKey(showOrderHistory),
  showDigitalHistory: Schema.optionalKey(showDigitalHistory),
  mayOrder: Schema.optionalKey(mayOrder),
  addAccounts: Schema.optionalKey(names),
  dropAccounts: Schema.optionalKey(names),
  /** True to create the accounts to add if they don't exist yet. */
  makeAccounts: Schema.optionalKey(Schema.Boolean),
})
export type WireUserChange = typeof WireUserChange.Type
