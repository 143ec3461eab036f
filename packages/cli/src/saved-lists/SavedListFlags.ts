import type { AccountId } from "@listwright/domain/account"
import type { ShareAccess, WatchEvery } from "@listwright/domain/saved-lists"

/** Where a table goes instead of the terminal. */
export interface OutFlags {
  /** A file that ends in .csv or .xlsx. */
  readonly out?: string
  /** What it is written as, whatever its ending. */
  readonly format?: string
  readonly force?: boolean
}

/** What `saved list` was asked. Days are ISO, both included. */
export interface ListFlags extends OutFlags {
  readonly search?: string
  readonly account?: AccountId
  readonly from?: string
  readonly to?: string
  readonly limit?: number
  /** Those of colleagues whose links the user opened. */
  readonly shared?: boolean
  readonly idsOnly?: boolean
  readonly json?: boolean
}

/** What `saved combine` was asked. */
export interface CombineFlags {
  readonly op: "union" | "intersect" | "minus" | "exactly"
  readonly k?: number
  readonly price?: boolean
  readonly saveAs?: string
  /** Prints the id of the saved list alone. */
  readonly idsOnly?: boolean
  readonly json?: boolean
}

/** What `saved overlap` was asked. */
export interface OverlapFlags extends OutFlags {
  readonly onTopOf?: string
  readonly json?: boolean
}

/** What `saved save` was asked. */
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

/** What `saved show` and the like were asked. */
export interface JsonFlags {
  readonly idsOnly?: boolean
  readonly json?: boolean
}

/** What `saved import` was asked. */
export interface ImportFlags {
  readonly name?: string
  readonly account?: AccountId
  readonly idsOnly?: boolean
  readonly json?: boolean
}

/** What `saved share` was asked. */
export interface ShareFlags {
  /** 'read' unless said. */
  readonly access?: ShareAccess
  /** Makes nothing, and tells of the share there is. */
  readonly show?: boolean
  readonly end?: boolean
  readonly json?: boolean
}

/** What `saved shared` was asked. */
export interface SharedFlags {
  readonly copy?: boolean
  readonly idsOnly?: boolean
  readonly json?: boolean
}

/** What `saved watch` was asked. */
export interface WatchFlags {
  /** As before; 'snapshot' for a list that is not watched yet. */
  readonly every?: WatchEvery
  readonly stop?: boolean
  readonly json?: boolean
}
