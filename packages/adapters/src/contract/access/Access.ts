import type { NamedRecord } from "@listwright/domain/account"
import { Context } from "effect"

/** The parts of a request that its call does not fix. A POST or PUT without a payload sends {}. */
export interface RequestParts {
  /** A plain text is used for every parameter of the path. */
  readonly params?: string | Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly payload?: object
  readonly headers?: Readonly<Record<string, string>>
}

/** The records of the same owner that a request may name besides the id. */
export interface Beside {
  /** A draft that the caller made for their own account, where the call names an account. */
  readonly ownDraftId: string
  /** A draft that the caller reaches, for the account of the named record; null: the caller's own account. */
  readonly draftId: string | null
  readonly accountId: number
  readonly savedCounts: readonly [string, string]
}

/** The request that names a record by its id. */
export type Naming = (id: string, beside: Beside) => RequestParts
export type Names = { readonly [K in NamedRecord]?: Naming }

export interface OfGuests {
  readonly by: "guest"
  /** The reason why guests may make the call; null: the decisions list it as a guest's call. */
  readonly why: string | null
  readonly example: RequestParts
}

export interface OfUsers {
  readonly by: "user"
  /** The records that the ids in a request may name. The server checks that they are within the user's reach. */
  readonly names: Names
  /** The kind of records that the reply lists: only records within the user's reach. */
  readonly lists?: NamedRecord
  /** A request of a call that names nothing. */
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
 * The callers that may make a call and the records that its ids may name, as an annotation on the line of the call.
 * The tests of authorization make the requests that it holds.
 */
export class Access extends Context.Service<Access, CallAccess>()("@listwright/adapters/Access") {}

/** Open to everybody. A call that the decisions do not list among those of guests says why. */
export const guests = (why: string | null, example: RequestParts = {}): OfGuests => ({
  by: "guest",
  why,
  example,
})

/** Needs a signed-in user and names nothing. */
export const users = (example: RequestParts = {}): OfUsers => ({ by: "user", names: {}, example })

/**
 * Needs a signed-in user, who names records: one kind in the path, with the rest of the request; or each kind with the
 * request that names it.
 */
export const names = (named: NamedRecord | Names, example: RequestParts = {}): OfUsers => ({
  by: "user",
  names: typeof named === "string" ? { [named]: (id: string) => ({ ...example, params: id }) } : named,
  example: {},
})

/** Lists records of a kind to a signed-in user. */
export const lists = (listed: NamedRecord, access: OfUsers): OfUsers => ({ ...access, lists: listed })

/** Needs the session that a one-time link or a temporary password opens. */
export const temporarySessions = (example: RequestParts = {}): OfTemporarySessions => ({
  by: "temporary session",
  example,
})

/** Needs the operator's secret. */
export const operators = (example: RequestParts = {}): OfOperators => ({ by: "operator", example })
