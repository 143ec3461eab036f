import { type SavedListId, SavedListShares, type SharedListRow } from "@listwright/domain/saved-lists"
import { useQueryClient } from "@tanstack/react-query"
import { Effect } from "effect"
import { useCall } from "../../../app/useCall.ts"

const KEY = ["shared-lists"]

/** Loads the lists whose links the user has opened on any device. */
export const useOpenedLists = () => {
  const queries = useQueryClient()
  const { data, error } = useCall(
    KEY,
    Effect.flatMap(SavedListShares, (shares) => shares.opened()),
    { staleTime: 0 },
  )
  return {
    /** The rows; undefined until known. */
    rows: data,
    error,
    changed: () => void queries.invalidateQueries({ queryKey: KEY }),
    /** Removes a list without requesting the rows again. */
    drop: (id: SavedListId) =>
      void queries.setQueryData<ReadonlyArray<SharedListRow>>(KEY, (rows) =>
        rows?.filter(({ row }) => row.id !== id),
      ),
  }
}
