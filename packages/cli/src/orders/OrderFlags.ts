import type { AccountId } from "@listwright/domain/account"
import type { OperatorFlags } from "../sign-in/operatorSite.ts"
import type { JsonFlags } from "../saved-lists/SavedListFlags.ts"

/**
 * The options of commands that create something once. Repeating the command with the same key creates nothing more.
 */
export interface KeyFlags extends JsonFlags {
  readonly key?: string
}

/** The options of `order refund`, a command for the site's operator. */
export interface RefundFlags extends OperatorFlags {
  /** Dollars; all that is left unless said. */
  readonly amount?: string
  readonly key?: string
  /** True to refund the money; otherwise the command only shows what a refund would do. */
  readonly yes?: boolean
  /** True if the list may still be downloaded after a full refund. */
  readonly keepDownload?: boolean
}

export interface PlaceFlags extends KeyFlags {
  /** True if the order may be charged. */
  readonly yes?: boolean
  /** Dollars, tax included. */
  readonly maxTotal?: string
  /** The file with who orders and the card; '-' is standard input. */
  readonly billing?: string
  /** The account to order for; the list's own unless given. */
  readonly account?: AccountId
  /** Records; all that are available unless given. */
  readonly quantity?: number
  /** A quote to order, instead of a saved list. */
  readonly quote?: boolean
  /** The promotion code, or false for none; the list's own unless given. */
  readonly promo?: string | false
}

/** The options of `order report`. Without further options, it returns the count as a workbook. */
export interface OrderReportFlags extends JsonFlags {
  /** A breakdown by it. */
  readonly attribute?: string
  readonly format?: string
  readonly out?: string
  readonly force?: boolean
  /** Addresses, separated by commas, that the areas by attributes are mailed to. */
  readonly email?: string
  /** The attributes of the mailed report; all if missing. */
  readonly attributes?: ReadonlyArray<string>
  /** The name of the mailed report; the order's name by default. */
  readonly name?: string
}

export interface OrderListFlags extends JsonFlags {
  readonly limit?: number
}
