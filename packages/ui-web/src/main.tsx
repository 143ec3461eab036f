import "./design/tokens.css"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { reportErrors } from "./app/reportErrors.ts"
import { reloadOnNewBuild } from "./frame/routes/reloadOnNewBuild.ts"
import { preloadScreens } from "./frame/routes/preloadScreens.ts"
import { createApp } from "./frame/routes/createApp.ts"
import { createRouter } from "./frame/routes/createRouter.ts"
import { Site } from "./frame/routes/Site.tsx"

reportErrors()
const root = document.getElementById("root")
if (root === null) throw new Error("The page has no #root to render into.")

const app = createApp()
const router = createRouter(app, root.innerHTML)
preloadScreens(router)
reloadOnNewBuild()
createRoot(root).render(
  <StrictMode>
    <Site app={app} router={router} />
  </StrictMode>,
)
