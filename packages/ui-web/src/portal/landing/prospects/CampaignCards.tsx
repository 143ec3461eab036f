import { CAMPAIGN_CARDS } from "@listwright/domain/account"
import { Layers, type LucideIcon, Mail, Megaphone } from "lucide-react"
import { useOpenSiteDialog } from "../../requests/SiteDialog.ts"
import { OfferCard } from "../OfferCard.tsx"

const LOOKS: Readonly<
  Record<(typeof CAMPAIGN_CARDS)[number], { readonly icon: LucideIcon; readonly about: string }>
> = {
  Email: { icon: Mail, about: "Messages to people who match your audience, sent and measured for you." },
  "Display and Social": {
    icon: Megaphone,
    about: "Banners and posts shown to the people on your list, wherever they browse.",
  },
  "Multi-Channel": {
    icon: Layers,
    about: "Mail, email and ads that deliver the same message at the right time.",
  },
}

/** The campaigns run by the digital team; each opens the same request form. */
export function CampaignCards() {
  const ask = useOpenSiteDialog()
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {CAMPAIGN_CARDS.map((name) => {
        const { about, icon: Icon } = LOOKS[name]
        return (
          <li key={name}>
            <OfferCard
              title={name}
              action="Request a campaign"
              figure={<Icon className="size-5 text-accent-text" strokeWidth={1.75} aria-hidden="true" />}
              onPress={() => ask("campaign")}
            >
              {about}
            </OfferCard>
          </li>
        )
      })}
    </ul>
  )
}
