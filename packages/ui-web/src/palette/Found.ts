import type { UseQueryResult } from "@tanstack/react-query"
import type { EntryGroup } from "./Entry.ts"

/** The failure of a search. */
export interface SearchFailure {
  /** The thing that couldn't be searched: 'saved lists'. */
  readonly what: string
  readonly error: unknown
  readonly isPending: boolean
  readonly retry: () => void
}

/** The results of one of the searches for a text. */
export interface Found {
  readonly groups: ReadonlyArray<EntryGroup>
  /** It has answered about this text, or failed. */
  readonly isSettled: boolean
  readonly failure: SearchFailure | null
}

const NOTHING: ReadonlyArray<EntryGroup> = []

/** The search was not asked, and needs not be. */
export const NOT_ASKED: Found = { groups: NOTHING, isSettled: true, failure: null }

type Answer = Pick<
  UseQueryResult<unknown, unknown>,
  "error" | "isError" | "isFetching" | "isPlaceholderData" | "isSuccess" | "refetch"
>

/** The same of a call; what it answered about another text counts for nothing. */
export const foundOf = (what: string, groups: ReadonlyArray<EntryGroup>, answer: Answer): Found => {
  const isAnswered = answer.isSuccess && !answer.isPlaceholderData
  return {
    groups: isAnswered ? groups : NOTHING,
    isSettled: isAnswered || answer.isError,
    failure: answer.isError
      ? {
          what,
          error: answer.error,
          isPending: answer.isFetching,
          retry: () => void answer.refetch(),
        }
      : null,
  }
}
