import { Schema } from "effect"

/** An element of the order has no price for the quantity. Never a silent zero. */
export class NoPrice extends Schema.TaggedError<NoPrice>()("NoPrice", { element: Schema.String }) {}

/** The price list has no row for how often the list is to be used. */
export class NoListUsage extends Schema.TaggedError<NoListUsage>()("NoListUsage", {
  listUsage: Schema.Int,
}) {}

/** An order of mobile advertising names no package, which alone is its price. */
export class NoMobilePackage extends Schema.TaggedError<NoMobilePackage>()("NoMobilePackage", {}) {}

/** The source delivers no column of that name. */
export class UnknownOutputColumn extends Schema.TaggedError<UnknownOutputColumn>()("UnknownOutputColumn", {
  column: Schema.String,
}) {}

/** The prices of the source hold no mobile package of that id. */
export class UnknownMobilePackage extends Schema.TaggedError<UnknownMobilePackage>()("UnknownMobilePackage", {
  mobilePackageId: Schema.Int,
}) {}

/** The order asks for sets of address labels, which the source or the site does not offer. */
export class NoLabels extends Schema.TaggedError<NoLabels>()("NoLabels", {}) {}

/** The reason that an order has no price. */
export type PricingError =
  | NoLabels
  | NoPrice
  | NoListUsage
  | NoMobilePackage
  | UnknownOutputColumn
  | UnknownMobilePackage
