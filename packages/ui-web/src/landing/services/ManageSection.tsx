import { serviceMenu } from "@listwright/domain/account"
import { useSession } from "../../app/session.ts"
import { LandingSection } from "../LandingSection.tsx"
import { ServiceGroup } from "./ServiceGroup.tsx"
import { NO_SERVICES } from "./serviceWords.ts"

/** Manage your customer data: services by the user's flags. spec: portal §2 (Landing page) [p6-service-menu] */
export function ManageSection() {
  const { user } = useSession()
  const sections = serviceMenu(user.services ?? NO_SERVICES).filter(
    ({ section }) => section !== "Analyze My Customers",
  )
  return (
    <LandingSection
      card="manage"
      title="Manage your customer data"
      about="Send us the customers you have, and get them back complete and correct."
    >
      {sections.map((section) => (
        <div key={section.section} className="flex flex-col gap-3">
          <h3 className="font-semibold">{section.section}</h3>
          <ServiceGroup {...section} />
        </div>
      ))}
    </LandingSection>
  )
}
