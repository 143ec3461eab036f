import { offeredPlaces, type PlaceChoice, type PlaceTab } from "@listwright/domain/geography"
import { useQueryClient } from "@tanstack/react-query"
import { Effect } from "effect"
import { useCall } from "../../app/useCall.ts"
import { rememberPlaces } from "../../areas/usePlaceNames.ts"

const FOREVER = { staleTime: Number.POSITIVE_INFINITY }

/** What is offered, whose names are kept for when it is chosen. The states themselves are the same in each state. */
export const useOffered = (tab: PlaceTab, state: string, listType: number) => {
  const queries = useQueryClient()
  const keep = (found: ReadonlyArray<PlaceChoice>) => Effect.sync(() => rememberPlaces(queries, found))
  return useCall(
    ["places of", tab, listType, tab === "state" ? "" : state],
    Effect.tap(offeredPlaces(tab, state, listType), keep),
    FOREVER,
  )
}
