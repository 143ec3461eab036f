import { LANDING_VERSIONS, SERVICES } from "@listwright/domain/account"
import { Schema } from "effect"
import { email } from "./WireOperatorUser.ts"

const text = Schema.String.check(Schema.isMaxLength(200, { message: "must have at most 200 characters" }))

/** The settings for what a user sees and may order, as set by the operator of the site. */
export const WireUserSettings = Schema.Struct({
  ...email,
  /** List types that they may order. */
  sources: Schema.Array(Schema.Int),
  /** The names of the accounts that they work for, the own one first. */
  accounts: Schema.Array(Schema.String),
  services: Schema.Array(Schema.Literals(SERVICES)),
  /** null: as `videos.json` has it for their role. */
  showVideos: Schema.NullOr(Schema.Boolean),
  /** The landing page: 1 full, 2 compact; null: as the site's reading `landingVersion` has it. */
  landingVersion: Schema.NullOr(Schema.Literals(LANDING_VERSIONS)),
  showOrderHistory: Schema.Boolean,
  showDigitalHistory: Schema.Boolean,
  /** False: they count and price, and do not order. */
  mayOrder: Schema.Boolean,
})
export type WireUserSettings = typeof WireUserSettings.Type

const names = Schema.Array(text).check(Schema.isMaxLength(100, { message: "must name at most 100 accounts" }))
const { landingVersion, mayOrder, services, showDigitalHistory, showOrderHistory, showVideos, sources } =
  WireUserSettings.fields

/** A change of a user's settings; fields that are left out stay. */
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
  /** True to create accounts to add that don't exist yet. */
  makeAccounts: Schema.optionalKey(Schema.Boolean),
})
export type WireUserChange = typeof WireUserChange.Type
