import { serviceMenu } from "@listwright/domain/account"
import { useSession } from "../../app/session.ts"
import { LandingSection } from "../LandingSection.tsx"
import { ReportCards } from "./ReportCards.tsx"
import { ServiceGroup } from "./ServiceGroup.tsx"
import { NO_SERVICES } from "./serviceWords.ts"

/** Analyze your customer data: the reports, and the service that makes them. spec: portal §2 (Landing page) */
export function AnalyzeSection() {
  const { user } = useSession()
  const section = serviceMenu(user.services ?? NO_SERVICES).find(
    (one) => one.section === "Analyze My Customers",
  )
  return (
    <LandingSection card="analyze" title="Analyze your customer data">
      <ReportCards />
      {section === undefined ? null : <ServiceGroup {...section} />}
    </LandingSection>
  )
}
