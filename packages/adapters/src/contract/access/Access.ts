import type { NamedRecord } from "@listwright/domain/account"
import { Context } from "effect"

/** The variable parts of a request. A POST or PUT without a payload sends {}. */
export interface RequestParts {
  /** The path parameters. A plain string is used for every parameter. */
  readonly params?: string | Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly payload?: object
  readonly headers?: Readonly<Record<string, string>>
}

/** Other records with the same owner that a request may name along with the id. */
export interface Beside {
  /** A draft that the caller created for their own account, for calls that name an account. */
  readonly ownDraftId: string
  /** A draft within the caller's reach, for the named record's account; null if that's the caller's own account. */
  readonly draftId: string | null
  readonly accountId: number
  readonly savedCounts: readonly [string, string]
}

/** Builds the request that names a record by its id. */
export type Naming = (id: string, beside: Beside) => RequestParts
export type Names = { readonly [K in NamedRecord]?: Naming }

export interface OfGuests {
  readonly by: "guest"
  /** The reason why guests may make the call; null if the decisions already list it as a guest call. */
  readonly why: string | null
  readonly example: RequestParts
}

export interface OfUsers {
  readonly by: "user"
  /** The records that the ids in a request may name. The server checks that they are within the user's reach. */
  readonly names: Names
  /** The type of record that the reply lists; it lists only records within the user's reach. */
  readonly lists?: NamedRecord
  /** A request for a call that names no records. */
  readonly example: RequestParts
}

export interface OfTemporarySessions {
  readonly by: "temporary session"
  readonly example: RequestParts
}

export interface OfOperators {
  readonly by: "operator"
  readonly example: RequestParts
}

export type CallAccess = OfGuests | OfUsers | OfTemporarySessions | OfOperators

/**
 * The endpoint annotation that defines who may make a call and which records its ids may name. The authorization tests
 * send its example requests.
 */
export class Access extends Context.Service<Access, CallAccess>()("@listwright/adapters/Access") {}

/** Grants access to everyone. A call that the decisions don't list as a guest call must state the reason. */
export const guests = (why: string | null, example: RequestParts = {}): OfGuests => ({
  by: "guest",
  why,
  example,
})

/** Requires a signed-in user; the request names no records. */
export const users = (example: RequestParts = {}): OfUsers => ({ by: "user", names: {}, example })

/**
 * Requires a signed-in user and names records: either one type in the path, along with the rest of the request, or
 * several types, each with the request that names it.
 */
export const names = (named: NamedRecord | Names, example: RequestParts = {}): OfUsers => ({
  by: "user",
  names: typeof named === "string" ? { [named]: (id: string) => ({ ...example, params: id }) } : named,
  example: {},
})

/** Marks a call as listing records of one type to a signed-in user. */
export const lists = (listed: NamedRecord, access: OfUsers): OfUsers => ({ ...access, lists: listed })

/** Requires the session opened by a one-time link or a temporary password. */
export const temporarySessions = (example: RequestParts = {}): OfTemporarySessions => ({
  by: "temporary session",
  example,
})

/** Requires the operator's secret. */
export const operators = (example: RequestParts = {}): OfOperators => ({ by: "operator", example })
