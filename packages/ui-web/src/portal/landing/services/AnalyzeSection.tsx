import { LandingSection } from "../LandingSection.tsx"
import { ReportCards } from "./ReportCards.tsx"
import { ServiceGroups } from "./ServiceGroups.tsx"

/** The Analyze Your Customer Data section: the reports, and the service that produces them. */
export function AnalyzeSection() {
  return (
    <LandingSection card="analyze" title="Analyze your customer data">
      <ReportCards />
      <ServiceGroups names={["Analyze My Customers"]} />
    </LandingSection>
  )
}
