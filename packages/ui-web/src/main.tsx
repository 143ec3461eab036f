import "./design/tokens.css"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { RouterProvider } from "react-router/dom"
import { AppProvider, makeApp } from "./app/App.ts"
import { followNewBuild } from "./app/followNewBuild.ts"
import { makeRouter } from "./app/makeRouter.ts"
import { SignInDialog } from "./account/SignInDialog.tsx"
import { NotificationRegion, NotificationsProvider } from "./design/notifications.tsx"

const root = document.getElementById("root")
if (root === null) throw new Error("The page has no #root to render into.")

followNewBuild()
const app = makeApp()
createRoot(root).render(
  <StrictMode>
    <AppProvider value={app}>
      <NotificationsProvider value={app.notifications}>
        <RouterProvider router={makeRouter(app)} />
        <SignInDialog />
        <NotificationRegion />
      </NotificationsProvider>
    </AppProvider>
  </StrictMode>,
)
