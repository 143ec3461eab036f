import { Profiles } from "@listwright/domain/account"
import { useQueryClient } from "@tanstack/react-query"
import { Effect } from "effect"
import { useRevalidator } from "react-router"
import { useApp } from "../../app/App.ts"
import { useSession } from "../../app/session.ts"
import { useCall } from "../../app/useCall.ts"

const KEY = ["settings"] as const

const ask = Effect.gen(function* () {
  const profiles = yield* Profiles
  return yield* Effect.all({ info: profiles.info(), address: profiles.address() }, { concurrency: 2 })
})

/** Loads the signed-in user's data for the settings. */
export const useSettings = () => {
  const { user } = useSession()
  return useCall([...KEY, user.id], ask)
}

/** Returns a function that reloads the settings and the header after a change. */
export const useRefreshSettings = () => {
  const { sessions } = useApp()
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: KEY }),
      // What the landing page says of a user without an address, and what orders begin with.
      queries.invalidateQueries({ queryKey: ["landing"] }),
      queries.invalidateQueries({ queryKey: ["usual address"] }),
      // Where this fails, the header stays as it is.
      sessions.load("ask again").catch(() => null),
    ])
    await revalidate()
  }
}
