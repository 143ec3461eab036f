import { hasPart } from "@listwright/domain/parts"
import { useSession } from "../../../app/session.ts"
import { offeredSources } from "../../../app/offeredSources.ts"
import { AccountChooser } from "../AccountChooser.tsx"
import { LandingSection } from "../LandingSection.tsx"
import { CampaignCards } from "./CampaignCards.tsx"
import { NoSourceMessage } from "./NoSourceMessage.tsx"
import { SourceCards } from "./SourceCards.tsx"

/** The Reach New Prospects section: the sources, and the campaigns that the site runs for the user. */
export function ProspectsSection() {
  const session = useSession()
  const cards = offeredSources(session)
  return (
    <LandingSection card="reach" title="Reach New Prospects" aside={<AccountChooser />}>
      {cards.length === 0 ? <NoSourceMessage /> : <SourceCards cards={cards} />}
      {hasPart(session.site, "services") ? (
        <>
          <h3 className="mt-2 font-semibold">Digital campaigns, run for you</h3>
          <CampaignCards />
        </>
      ) : null}
    </LandingSection>
  )
}
