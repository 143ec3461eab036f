import type { AccountId } from "@listwright/domain/account"
import type { OperatorFlags } from "../sign-in/operatorSite.ts"
import type { JsonFlags } from "../saved-lists/SavedListFlags.ts"

/** Of commands that make something once: repeated with the same key, they make nothing more. */
export interface KeyFlags extends JsonFlags {
  readonly key?: string
}

/** Of `order refund`, which the site's operator has. */
export interface RefundFlags extends OperatorFlags {
  /** Dollars; all that is left unless said. */
  readonly amount?: string
  readonly key?: string
  /** Whether the money is given back; without it, what that would do is shown. */
  readonly yes?: boolean
  /** Whether the list may still be downloaded after a full refund. */
  readonly keepDownload?: boolean
}

export interface PlaceFlags extends KeyFlags {
  /** Whether the order may be charged. */
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
}

/** What `order report` was asked: nothing more means the count as a workbook. */
export interface OrderReportFlags extends JsonFlags {
  /** A breakdown by it. */
  readonly attribute?: string
  readonly format?: string
  readonly out?: string
  readonly force?: boolean
  /** Addresses, separated by commas, that the areas by attributes are mailed to. */
  readonly email?: string
  /** Of the mailed report; without any, all. */
  readonly attributes?: ReadonlyArray<string>
  /** Of the mailed report; that of the order unless said. */
  readonly name?: string
}

export interface OrderListFlags extends JsonFlags {
  readonly limit?: number
}
