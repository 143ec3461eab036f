import type { AccountId } from "@listwright/domain/account"
import type { JsonFlags } from "../saved-lists/SavedListFlags.ts"

/** Which orders: the tab of the history, and a Reseller's account. */
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

/** Which other orders are left out: those of days, or these. Nothing: none. */
export interface OrderMoreFlags extends JsonFlags {
  /** The last 7 days up to today. */
  readonly recent?: boolean
  readonly from?: string
  readonly to?: string
  readonly without?: ReadonlyArray<string>
}
