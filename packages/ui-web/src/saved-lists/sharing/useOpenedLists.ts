import { type SavedCountId, SavedListShares, type SharedListRow } from "@listwright/domain/saved-lists"
import { useQueryClient } from "@tanstack/react-query"
import { Effect } from "effect"
import { useCall } from "../../app/useCall.ts"

const KEY = ["shared-lists"]

/** The lists whose links the user has opened, on whatever device. */
export const useOpenedLists = () => {
  const queries = useQueryClient()
  const { data, error } = useCall(
    KEY,
    Effect.flatMap(SavedListShares, (shares) => shares.opened()),
    { staleTime: 0 },
  )
  return {
    /** undefined: not known yet. */
    rows: data,
    error,
    changed: () => void queries.invalidateQueries({ queryKey: KEY }),
    /** Takes one off without asking again. */
    drop: (id: SavedCountId) =>
      void queries.setQueryData<ReadonlyArray<SharedListRow>>(KEY, (rows) =>
        rows?.filter(({ row }) => row.orderId !== id),
      ),
  }
}
