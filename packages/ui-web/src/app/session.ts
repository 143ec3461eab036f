import { createContext, use } from "react"
import type { Session } from "./Sessions.ts"

const SessionContext = createContext<Session | null>(null)
export const SessionProvider = SessionContext.Provider

/** Returns the signed-in user and the site; available on every screen that requires signing in. */
export const useSession = (): Session => {
  const session = use(SessionContext)
  if (session === null) throw new Error("useSession needs a signed-in screen")
  return session
}
