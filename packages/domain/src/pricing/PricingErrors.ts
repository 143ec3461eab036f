import { Schema } from "effect"

/**
 * Raised when an element of the order has no price for the quantity. A missing price is never silently treated as zero.
 */
export class NoPrice extends Schema.TaggedError<NoPrice>()("NoPrice", { element: Schema.String }) {}

/** Raised when the price list has no row for the order's list usage. */
export class NoListUsage extends Schema.TaggedError<NoListUsage>()("NoListUsage", {
  listUsage: Schema.Int,
}) {}

/** Raised when an order for mobile advertising has no package, which is its entire price. */
export class NoMobilePackage extends Schema.TaggedError<NoMobilePackage>()("NoMobilePackage", {}) {}

/** Raised when the source doesn't deliver a column with this name. */
export class UnknownOutputColumn extends Schema.TaggedError<UnknownOutputColumn>()("UnknownOutputColumn", {
  column: Schema.String,
}) {}

/** Raised when the source's prices don't include a mobile package with this ID. */
export class UnknownMobilePackage extends Schema.TaggedError<UnknownMobilePackage>()("UnknownMobilePackage", {
  mobilePackageId: Schema.Int,
}) {}

/** Raised when the order includes address label sets, which the source or site doesn't offer. */
export class NoLabels extends Schema.TaggedError<NoLabels>()("NoLabels", {}) {}

/** The reason why an order has no price. */
export type PricingError =
  | NoLabels
  | NoPrice
  | NoListUsage
  | NoMobilePackage
  | UnknownOutputColumn
  | UnknownMobilePackage
