import "./design/tokens.css"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { reportErrors } from "./app/reportErrors.ts"
import { followNewBuild } from "./routes/followNewBuild.ts"
import { loadAhead } from "./routes/loadAhead.ts"
import { makeApp } from "./routes/makeApp.ts"
import { makeRouter } from "./routes/makeRouter.ts"
import { Site } from "./routes/Site.tsx"

reportErrors()
const root = document.getElementById("root")
if (root === null) throw new Error("The page has no #root to render into.")

const app = makeApp()
const router = makeRouter(app, root.innerHTML)
loadAhead(router)
followNewBuild()
createRoot(root).render(
  <StrictMode>
    <Site app={app} router={router} />
  </StrictMode>,
)
