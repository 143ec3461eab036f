import { Profiles } from "@listwright/domain/account"
import { Effect } from "effect"
import { useSession } from "../app/session.ts"
import { useCall } from "../app/useCall.ts"

/** What the cards of the page show of the signed-in user, asked for once however many they are. */
export const useUserInfo = () => {
  const { user } = useSession()
  return useCall(
    ["landing", user.id],
    Effect.flatMap(Profiles, (profiles) => profiles.info()),
    // Whoever comes back from an order finds it here.
    { staleTime: 0 },
  )
}
