import {
  offersNothing,
  SERVICE_LINK_KEYS,
  SERVICE_NAMES,
  type ServiceMenuSection,
} from "@listwright/domain/account"
import { classes } from "../../../design/classes.ts"
import { OfferCard } from "../OfferCard.tsx"
import { SERVICE_PRESENTATIONS } from "./servicePresentations.ts"
import { ActivationInstructions } from "./ActivationInstructions.tsx"
import { useSiteLink } from "./useSiteLink.ts"

/**
 * A card for each of the user's services in a section; instructions for activating the section if it offers nothing
 * [p6-service-menu].
 */
export function ServiceGroup(group: ServiceMenuSection) {
  const { section, services } = group
  const linkOf = useSiteLink()
  if (offersNothing(group)) return <ActivationInstructions section={section} />
  return (
    <ul
      className={classes(
        "grid gap-4 sm:grid-cols-2",
        // One alone is as wide as a report above it.
        services.length === 1 ? "lg:grid-cols-4" : "lg:grid-cols-3",
      )}
    >
      {services.map((service) => {
        const { about, icon: Icon } = SERVICE_PRESENTATIONS[service]
        return (
          <li key={service}>
            <OfferCard
              title={SERVICE_NAMES[service]}
              figure={<Icon className="size-5 text-accent-text" strokeWidth={1.75} aria-hidden="true" />}
              {...linkOf(SERVICE_LINK_KEYS[service], "Start an order", SERVICE_NAMES[service])}
            >
              {about}
            </OfferCard>
          </li>
        )
      })}
    </ul>
  )
}
