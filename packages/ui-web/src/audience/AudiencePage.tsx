import { useLoaderData } from "react-router"
import { SuppressionPage } from "../suppression/SuppressionPage.tsx"
import type { AudienceScreen } from "./audienceScreens.ts"
import { DemographicsPage } from "./DemographicsPage.tsx"

/** The routes order/:listType/demo/...: whom the list is about, and whom to leave out. spec: order-builder §2.4 */
export function AudiencePage() {
  const screen = useLoaderData<AudienceScreen>()
  switch (screen) {
    case "demoDemographics":
      return <DemographicsPage />
    case "suppression":
      return <SuppressionPage />
  }
}
