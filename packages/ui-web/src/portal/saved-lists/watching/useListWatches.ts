import { hasPart } from "@listwright/domain/parts"
import { type SavedListId, SavedListWatches, type WatchedList } from "@listwright/domain/saved-lists"
import { Effect } from "effect"
import { useSession } from "../../../app/session.ts"
import { useCall } from "../../../app/useCall.ts"
import { SAVED_LISTS_KEY } from "../useSavedLists.ts"

export interface ListWatches {
  /** Returns a list's watch; null if the list isn't watched, or if that's unknown. */
  readonly of: (id: SavedListId) => WatchedList | null
  /** True once the watched lists are known, or known to be unavailable. */
  readonly areKnown: boolean
}

/** Loads the user's watched lists, with one call for all rows, if the site offers watching. */
export const useListWatches = (): ListWatches => {
  const isOffered = hasPart(useSession().site, "watching")
  const { data, isPending } = useCall(
    [SAVED_LISTS_KEY, "watched"],
    Effect.flatMap(SavedListWatches, (watches) => watches.all()),
    { enabled: isOffered },
  )
  const byId = new Map(data?.map((watched) => [watched.id, watched]))
  return { of: (id) => byId.get(id) ?? null, areKnown: !isOffered || !isPending }
}
