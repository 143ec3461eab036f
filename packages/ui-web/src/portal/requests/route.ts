import type { RouteObject } from "react-router"
import type { App } from "../../app/App.ts"
import { withPageTitle } from "../../design/withPageTitle.tsx"

/** The route for the data diagnostic, which is also open to guests. */
export const diagnosticRoute = ({ sessions }: App): RouteObject => ({
  path: "freedatadiagnostic",
  loader: async () => {
    await sessions.load()
    return await sessions.site()
  },
  lazy: async () =>
    withPageTitle("Free data diagnostic", (await import("./DiagnosticPage.tsx")).DiagnosticPage),
})

/** The route for digital campaigns. */
export const campaignRoute: RouteObject = {
  path: "digitalCampaigns",
  lazy: async () => withPageTitle("Digital campaigns", (await import("./CampaignPage.tsx")).CampaignPage),
}

/** The route for the history of digital campaigns. */
export const digitalReportingRoute: RouteObject = {
  path: "DigitalReporting",
  lazy: async () =>
    withPageTitle("Digital History", (await import("./DigitalReportingPage.tsx")).DigitalReportingPage),
}
