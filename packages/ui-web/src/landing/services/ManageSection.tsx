import { LandingSection } from "../LandingSection.tsx"
import { ServiceGroups } from "./ServiceGroups.tsx"

/** Manage your customer data: the services that the user's flags activate [p6-service-menu]. */
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
