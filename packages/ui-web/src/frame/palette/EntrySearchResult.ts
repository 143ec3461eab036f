import type { UseQueryResult } from "@tanstack/react-query"
import type { EntryGroup } from "./Entry.ts"

/** The failure of a search. */
export interface SearchFailure {
  /** The plural noun for the items that couldn't be searched: 'saved lists'. */
  readonly what: string
  readonly error: unknown
  readonly isPending: boolean
  readonly retry: () => void
}

/** The results of one of the searches for the typed text. */
export interface EntrySearchResult {
  readonly groups: ReadonlyArray<EntryGroup>
  /** True if the search has completed or failed for this text. */
  readonly isSettled: boolean
  readonly failure: SearchFailure | null
}

const NOTHING: ReadonlyArray<EntryGroup> = []

/** The result of a search that wasn't sent because it isn't needed. */
export const SKIPPED_SEARCH: EntrySearchResult = { groups: NOTHING, isSettled: true, failure: null }

type Answer = Pick<
  UseQueryResult<unknown, unknown>,
  "error" | "isError" | "isFetching" | "isPlaceholderData" | "isSuccess" | "refetch"
>

/** Returns the result of a call; a response for a different text is ignored. */
export const toEntrySearchResult = (
  what: string,
  groups: ReadonlyArray<EntryGroup>,
  answer: Answer,
): EntrySearchResult => {
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
