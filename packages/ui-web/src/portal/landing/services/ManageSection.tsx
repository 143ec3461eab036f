import { LandingSection } from "../LandingSection.tsx"
import { ServiceGroups } from "./ServiceGroups.tsx"

/** The Manage Your Customer Data section: the services enabled by the user's flags [p6-service-menu]. */
export function ManageSection() {
  return (
    <LandingSection
      card="manage"
      title="Manage your customer data"
      about="Send us the customers you have, and get them back complete and correct."
    >
      <ServiceGroups names={["Enhance Your Data", "Clean & Verify Your Data"]} hasTitles />
    </LandingSection>
  )
}
