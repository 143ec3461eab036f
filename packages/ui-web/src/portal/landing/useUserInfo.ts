import { Profiles } from "@listwright/domain/account"
import { Effect } from "effect"
import { useSession } from "../../app/session.ts"
import { useCall } from "../../app/useCall.ts"

/** Loads the signed-in user's data for the page's cards, with one request for all cards. */
export const useUserInfo = () => {
  const { user } = useSession()
  return useCall(
    ["landing", user.id],
    Effect.flatMap(Profiles, (profiles) => profiles.info()),
    // Whoever comes back from an order finds it here.
    { staleTime: 0 },
  )
}
