import { createContext, use } from "react"
import type { Notifications } from "../design/notifications.tsx"
import type { AttributeStore } from "./AttributeStore.ts"
import type { Connection } from "./Connection.ts"
import type { DraftStore } from "./DraftStore.ts"
import type { QuickPickStore } from "./QuickPickStore.ts"
import type { Runner } from "./runtime.ts"
import type { Sessions } from "./Sessions.ts"
import type { SignInGate } from "./SignInGate.ts"
import type { SessionWatcher } from "./SessionWatcher.ts"

/** The services that live as long as the page. */
export interface App {
  readonly runner: Runner
  readonly connection: Connection
  readonly notifications: Notifications
  readonly gate: SignInGate
  readonly takeover: SessionWatcher
  readonly sessions: Sessions
  readonly drafts: DraftStore
  readonly quickPicks: QuickPickStore
  readonly attributes: AttributeStore
}

const AppContext = createContext<App | null>(null)
export const AppProvider = AppContext.Provider

export const useApp = (): App => {
  const app = use(AppContext)
  if (app === null) throw new Error("useApp needs an AppProvider")
  return app
}

/**
 * Returns a function that runs a use-case and resolves to its Exit: `const run = useRun(); const exit = await
 * run(placeOrder(...))`.
 */
export const useRun = (): Runner["run"] => useApp().runner.run
