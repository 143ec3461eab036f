import type { App } from "../../app/App.ts"
import { createServerConnection } from "../../app/Connection.ts"
import { createQuickPickStore } from "../../app/QuickPickStore.ts"
import { createRunner } from "../../app/runtime.ts"
import { createSessions } from "../../app/Sessions.ts"
import { createSignInGate } from "../../app/SignInGate.ts"
import { createAttributeStore } from "../../list/attributes/createAttributeStore.ts"
import { createSessionWatcher } from "../../app/SessionWatcher.ts"
import { createNotifications } from "../../design/notifications.tsx"
import { createLazyDraftStore } from "../../list/draft/createLazyDraftStore.ts"

/** Creates all of the services that live as long as the page. */
export const createApp = (): App => {
  const gate = createSignInGate()
  const connection = createServerConnection()
  const takeover = createSessionWatcher()
  const runner = createRunner(gate, connection, takeover, () => sessions.wording())
  const sessions = createSessions(runner, takeover)
  const notifications = createNotifications()
  return {
    runner,
    connection,
    notifications,
    gate,
    takeover,
    sessions,
    drafts: createLazyDraftStore(async () => {
      const { createDraftStore } = await import("../../list/draft/createDraftStore.ts")
      return createDraftStore({ runner, notify: (notice) => notifications.notify(notice, "order") })
    }),
    quickPicks: createQuickPickStore(runner),
    attributes: createAttributeStore(runner),
  }
}
