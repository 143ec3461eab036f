import type { App } from "../app/App.ts"
import { makeConnection } from "../app/Connection.ts"
import { makeQuickPickStore } from "../app/QuickPickStore.ts"
import { makeRunner } from "../app/runtime.ts"
import { makeSessions } from "../app/Sessions.ts"
import { makeSignInGate } from "../app/SignInGate.ts"
import { makeAttributeStore } from "../attributes/makeAttributeStore.ts"
import { makeTakeover } from "../app/Takeover.ts"
import { makeNotifications } from "../design/notifications.tsx"
import { makeDraftStore } from "../draft/makeDraftStore.ts"

/** Creates all of the services that live as long as the page. */
export const makeApp = (): App => {
  const gate = makeSignInGate()
  const connection = makeConnection()
  const takeover = makeTakeover()
  const runner = makeRunner(gate, connection, takeover, () => sessions.wording())
  const sessions = makeSessions(runner, takeover)
  const notifications = makeNotifications()
  return {
    runner,
    connection,
    notifications,
    gate,
    takeover,
    sessions,
    drafts: makeDraftStore({ runner, notify: (notice) => notifications.notify(notice, "order") }),
    quickPicks: makeQuickPickStore(runner),
    attributes: makeAttributeStore(runner),
  }
}
