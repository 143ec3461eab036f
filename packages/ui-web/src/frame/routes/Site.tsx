import { type ComponentProps, lazy, Suspense, useEffect, useSyncExternalStore } from "react"
import { RouterProvider } from "react-router/dom"
import { SignInDialog } from "../../account/sign-in/SignInDialog.tsx"
import { type App, AppProvider } from "../../app/App.ts"
import { preserveFocusAfterFirstUse } from "../../design/preserveFocusAfterFirstUse.ts"
import { ConnectionNotice } from "../page/ConnectionNotice.tsx"
import { NotificationRegion, NotificationsProvider } from "../../design/notifications.tsx"
import { WordingProvider } from "../../design/wording.tsx"

const SessionTaken = lazy(() =>
  import("../../account/sign-in/SessionLostPage.tsx").then((module) => ({ default: module.SessionLostPage })),
)

export interface SiteProps {
  readonly app: App
  readonly router: ComponentProps<typeof RouterProvider>["router"]
}

/** All of the site's screens, with the sign-in dialog and the notices on top. */
export function Site({ app, router }: SiteProps) {
  useEffect(() => preserveFocusAfterFirstUse(), [])
  const taken = useSyncExternalStore(app.takeover.subscribe, app.takeover.taken)
  if (taken !== null)
    return (
      <AppProvider value={app}>
        <Suspense>
          <SessionTaken taken={taken} />
        </Suspense>
      </AppProvider>
    )
  return (
    <AppProvider value={app}>
      <WordingProvider value={app.sessions.wording}>
        <NotificationsProvider value={app.notifications}>
          <RouterProvider router={router} />
          <SignInDialog />
          <NotificationRegion>
            <ConnectionNotice />
          </NotificationRegion>
        </NotificationsProvider>
      </WordingProvider>
    </AppProvider>
  )
}
