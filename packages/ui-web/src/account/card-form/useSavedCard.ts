import { SavedCards } from "@listwright/domain/account"
import type { SavedCard } from "@listwright/domain/payment"
import { useQueryClient } from "@tanstack/react-query"
import { Effect } from "effect"
import { useSession } from "../../app/session.ts"
import { useCall } from "../../app/useCall.ts"

const KEY = ["saved card"] as const

/** Loads the user's saved card; undefined until known, null if there isn't one. */
export const useSavedCard = () => {
  const { user } = useSession()
  return useCall<SavedCard | null, unknown>(
    [...KEY, user.id],
    Effect.flatMap(SavedCards, (cards) => cards.get(user.id)),
  )
}

/**
 * Returns a function that clears the cached card after a change; the next component that shows it requests it again.
 */
export const useRefreshSavedCard = () => {
  const queries = useQueryClient()
  return () => queries.resetQueries({ queryKey: KEY })
}
