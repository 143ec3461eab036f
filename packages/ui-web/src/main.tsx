import "./design/tokens.css"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { RouterProvider } from "react-router/dom"
import { AppProvider } from "./app/App.ts"
import { makeApp } from "./routes/makeApp.ts"
import { followNewBuild } from "./routes/followNewBuild.ts"
import { makeRouter } from "./routes/makeRouter.ts"
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
