import type { RouteObject } from "react-router"
import type { App } from "../app/App.ts"
import { titledScreen } from "../design/titledScreen.tsx"

/** The route for the data diagnostic, which is also open to guests. */
export const diagnosticRoute = ({ sessions }: App): RouteObject => ({
  path: "freedatadiagnostic",
  loader: async () => {
    await sessions.load()
    return await sessions.site()
  },
  lazy: async () =>
    titledScreen("Free data diagnostic", (await import("./DiagnosticPage.tsx")).DiagnosticPage),
})

/** The route for digital campaigns. */
export const campaignRoute: RouteObject = {
  path: "digitalCampaigns",
  lazy: async () => titledScreen("Digital campaigns", (await import("./CampaignPage.tsx")).CampaignPage),
}

/** The route for the history of digital campaigns. */
export const digitalReportingRoute: RouteObject = {
  path: "DigitalReporting",
  lazy: async () =>
    titledScreen("Digital History", (await import("./DigitalReportingPage.tsx")).DigitalReportingPage),
}
