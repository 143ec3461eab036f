import { createContext, use } from "react"
import { makeNotifications, type Notifications } from "../design/notifications.tsx"
import type { DraftStore } from "../draft/DraftStore.ts"
import { makeDraftStore } from "../draft/makeDraftStore.ts"
import { makeRunner, type Runner } from "./runtime.ts"
import { makeSessions, type Sessions } from "./Sessions.ts"
import { makeSignInGate, type SignInGate } from "./SignInGate.ts"

/** What lives as long as the page. */
export interface App {
  readonly runner: Runner
  readonly notifications: Notifications
  readonly gate: SignInGate
  readonly sessions: Sessions
  readonly drafts: DraftStore
}

export const makeApp = (): App => {
  const gate = makeSignInGate()
  const runner = makeRunner(gate)
  const notifications = makeNotifications()
  return {
    runner,
    notifications,
    gate,
    sessions: makeSessions(runner),
    drafts: makeDraftStore({ runner, notify: (notice) => notifications.notify(notice, "order") }),
  }
}

const AppContext = createContext<App | null>(null)
export const AppProvider = AppContext.Provider

export const useApp = (): App => {
  const app = use(AppContext)
  if (app === null) throw new Error("useApp needs an AppProvider")
  return app
}

/** Runs a use-case and answers its Exit: `const run = useRun(); const exit = await run(placeOrder(...))`. */
export const useRun = (): Runner["run"] => useApp().runner.run
