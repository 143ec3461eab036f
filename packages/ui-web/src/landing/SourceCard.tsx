import { listTypeOf, type SourceCard as Card, type SourceKind } from "@listwright/domain/catalogue"
import {
  ArrowRight,
  Building2,
  House,
  type LucideIcon,
  Mail,
  MapPin,
  Smartphone,
  Truck,
  Users,
} from "lucide-react"
import { Link } from "react-router"
import { useSession } from "../app/session.ts"
import { classes } from "../design/classes.ts"
import { sourceName } from "./offeredSources.ts"

const kinds: Readonly<Record<SourceKind, { readonly icon: LucideIcon; readonly about: string }>> = {
  consumer: { icon: Users, about: "People at home, by age, income, home, family and interests." },
  newMovers: { icon: Truck, about: "People who have just moved or bought a home." },
  business: { icon: Building2, about: "Companies, by industry, size and the people who decide." },
  saturation: { icon: MapPin, about: "Every address on the carrier routes you choose." },
  occupant: { icon: House, about: "Every address in an area, by type." },
  residentOccupant: { icon: House, about: "Residents and occupants, street by street." },
  canadianConsumer: { icon: Users, about: "People at home in Canada." },
  mobileConsumer: { icon: Smartphone, about: "People you reach on their phones." },
  emailCampaign: { icon: Mail, about: "A campaign we send for you." },
}

/** One source that may be ordered, and the way to it. */
export function SourceCard({ listType, emphasis }: Card) {
  const session = useSession()
  const kind = listTypeOf(listType)?.kind ?? "consumer"
  const { icon: Icon, about } = kinds[kind]
  const isPrimary = emphasis === "primary"
  return (
    <Link
      to={`/order/${listType}`}
      className={classes(
        "group flex h-full flex-col gap-3 rounded-card border p-5 text-text no-underline transition-colors duration-100",
        isPrimary
          ? "border-accent/50 bg-accent-soft hover:border-accent"
          : "border-line bg-surface hover:bg-hover",
      )}
    >
      <Icon className="size-6 text-accent-text" strokeWidth={1.75} aria-hidden="true" />
      <span>
        <span className="block text-lg font-semibold">{sourceName(listType, session)}</span>
        <span className="block text-text/80">{about}</span>
      </span>
      <span className="mt-auto inline-flex items-center gap-1.5 pt-2 font-medium text-accent-text">
        Build a list
        <ArrowRight
          className="size-4 transition-transform duration-150 group-hover:translate-x-0.5"
          aria-hidden="true"
        />
      </span>
    </Link>
  )
}
