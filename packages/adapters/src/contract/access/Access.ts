import type { ReferencedRecordKind } from "@listwright/domain/account"
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
export interface RelatedRecords {
  /** A draft that the caller created for their own account, for calls that name an account. */
  readonly ownDraftId: string
  /** A draft within the caller's reach for the named record's account; null if that account is the caller's own. */
  readonly draftId: string | null
  readonly accountId: number
  readonly savedCounts: readonly [string, string]
}

/** Builds the request that names a record by its id. */
export type NamedRequestBuilder = (id: string, beside: RelatedRecords) => RequestParts
export type NamedRecordRequests = { readonly [K in ReferencedRecordKind]?: NamedRequestBuilder }

export interface GuestAccess {
  readonly by: "guest"
  /** The reason that guests may make the call; null if the decisions already list it as a guest call. */
  readonly why: string | null
  readonly example: RequestParts
}

export interface UserAccess {
  readonly by: "user"
  /** The records that the ids in a request may name. The server checks that each record is within the user's reach. */
  readonly names: NamedRecordRequests
  /** The type of record that the reply lists; it lists only records within the user's reach. */
  readonly lists?: ReferencedRecordKind
  /** A request for a call that names no records. */
  readonly example: RequestParts
}

export interface TemporarySessionAccess {
  readonly by: "temporary session"
  readonly example: RequestParts
}

export interface OperatorAccess {
  readonly by: "operator"
  readonly example: RequestParts
}

export type CallAccess = GuestAccess | UserAccess | TemporarySessionAccess | OperatorAccess

/**
 * The endpoint annotation that defines who may make a call and which records its ids may name. The authorization tests
 * send its example requests.
 */
export class Access extends Context.Service<Access, CallAccess>()("@listwright/adapters/Access") {}

/** Grants access to everyone. A call that the decisions don't list as a guest call must state the reason. */
export const allowGuests = (why: string | null, example: RequestParts = {}): GuestAccess => ({
  by: "guest",
  why,
  example,
})

/** Requires a signed-in user; the request names no records. */
export const allowUsers = (example: RequestParts = {}): UserAccess => ({ by: "user", names: {}, example })

/**
 * Requires a signed-in user. The request names records: either one type in the path, along with the rest of the
 * request, or several types, each with a request of its own.
 */
export const allowNamedRecords = (
  named: ReferencedRecordKind | NamedRecordRequests,
  example: RequestParts = {},
): UserAccess => ({
  by: "user",
  names: typeof named === "string" ? { [named]: (id: string) => ({ ...example, params: id }) } : named,
  example: {},
})

/** Marks a call as listing records of one type to a signed-in user. */
export const allowListing = (listed: ReferencedRecordKind, access: UserAccess): UserAccess => ({
  ...access,
  lists: listed,
})

/** Requires the session opened by a one-time link or a temporary password. */
export const allowTemporarySessions = (example: RequestParts = {}): TemporarySessionAccess => ({
  by: "temporary session",
  example,
})

/** Requires the operator's secret. */
export const allowOperators = (example: RequestParts = {}): OperatorAccess => ({ by: "operator", example })
