import type { AccountId } from "@listwright/domain/account"
import type { ShareAccess, WatchEvery } from "@listwright/domain/saved-lists"

/** The options for writing a table to a file instead of the terminal. */
export interface OutFlags {
  /** A file that ends in .csv or .xlsx. */
  readonly out?: string
  /** The format of the file, regardless of its extension. */
  readonly format?: string
  readonly force?: boolean
}

/** The options of `saved list`. Days are ISO, both included. */
export interface ListFlags extends OutFlags {
  readonly search?: string
  readonly account?: AccountId
  readonly from?: string
  readonly to?: string
  readonly limit?: number
  /** True to list those of colleagues whose links the user opened. */
  readonly shared?: boolean
  readonly idsOnly?: boolean
  readonly json?: boolean
}

/** The options of `saved combine`. */
export interface CombineFlags {
  readonly op: "union" | "intersect" | "minus" | "exactly"
  readonly k?: number
  readonly price?: boolean
  readonly saveAs?: string
  /** Prints the id of the saved list alone. */
  readonly idsOnly?: boolean
  readonly json?: boolean
}

/** The options of `saved overlap`. */
export interface OverlapFlags extends OutFlags {
  readonly onTopOf?: string
  readonly json?: boolean
}

/** The options of `saved save`. */
export interface SaveFlags {
  readonly file?: string
  /** A draft instead of a file: its id, with 'draft:' before it or without. */
  readonly draft?: string
  /** The list that is saved into. */
  readonly into?: string
  /** The name of a new list. */
  readonly asNew?: string
  /** Replaces what others saved into the list, too. */
  readonly over?: boolean
  readonly account?: AccountId
  readonly idsOnly?: boolean
  readonly json?: boolean
}

export interface RunFlags {
  readonly by?: "zip"
  readonly price?: boolean
  readonly json?: boolean
}

/** The options of `saved show` and similar commands. */
export interface JsonFlags {
  readonly idsOnly?: boolean
  readonly json?: boolean
}

/** The options of `saved import`. */
export interface ImportFlags {
  readonly name?: string
  readonly account?: AccountId
  readonly idsOnly?: boolean
  readonly json?: boolean
}

/** The options of `saved share`. */
export interface ShareFlags {
  /** 'read' unless said. */
  readonly access?: ShareAccess
  /** Makes nothing, and tells of the share there is. */
  readonly show?: boolean
  readonly end?: boolean
  readonly json?: boolean
}

/** The options of `saved shared`. */
export interface SharedFlags {
  readonly copy?: boolean
  readonly idsOnly?: boolean
  readonly json?: boolean
}

/** The options of `saved watch`. */
export interface WatchFlags {
  /** The interval; if missing, it stays as before, or is 'snapshot' for a list that isn't watched yet. */
  readonly every?: WatchEvery
  readonly stop?: boolean
  readonly json?: boolean
}
