import type { AccountId } from "@listwright/domain/account"
import type { JsonFlags } from "../saved-lists/SavedListFlags.ts"

/** The orders to show: the tab of the history, and the account if a Reseller picks one. */
interface TabFlags extends JsonFlags {
  readonly type?: string
  readonly account?: AccountId
}

export interface HistoryFlags extends TabFlags {
  readonly limit?: number
}

export interface HistoryExportFlags extends TabFlags {
  readonly out?: string
  readonly force?: boolean
}

/**
 * The other orders to suppress: those of a range of days, or specific ones. Without options, no orders are
 * suppressed.
 */
export interface OrderMoreFlags extends JsonFlags {
  /** The last 7 days up to today. */
  readonly recent?: boolean
  readonly from?: string
  readonly to?: string
  readonly without?: ReadonlyArray<string>
}
