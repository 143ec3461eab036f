import { HUB_TABS, hubTabs } from "@listwright/domain/account"
import { hasPart } from "@listwright/domain/parts"
import { useState } from "react"
import { offeredSources } from "../../../app/offeredSources.ts"
import { useSession } from "../../../app/session.ts"
import { Tabs } from "../../../design/Tabs.tsx"
import { CampaignCards } from "../prospects/CampaignCards.tsx"
import { NoSourceMessage } from "../prospects/NoSourceMessage.tsx"
import { SourceList } from "../prospects/SourceList.tsx"
import { ReportCards } from "../services/ReportCards.tsx"
import { ServiceGroups } from "../services/ServiceGroups.tsx"
import { AccountChooser } from "../AccountChooser.tsx"

type Tab = (typeof HUB_TABS)[number]

const [REACH] = HUB_TABS

/** The hub: all products and services available to the user, in four tabs. */
export function Hub() {
  const session = useSession()
  const [selected, setSelected] = useState<Tab>(REACH)
  const cards = offeredSources(session)
  const tabs = hubTabs(session.site)
  const contentOf = (tab: Tab) => {
    if (tab === REACH)
      return (
        <div className="flex flex-col gap-4">
          {cards.length === 0 ? <NoSourceMessage /> : <SourceList cards={cards} />}
          {hasPart(session.site, "services") ? <CampaignCards /> : null}
        </div>
      )
    return (
      <div className="flex flex-col gap-4">
        {tab === "Analyze My Customers" ? <ReportCards /> : null}
        <ServiceGroups names={[tab]} />
      </div>
    )
  }
  return (
    <section aria-labelledby="hub" className="flex flex-col gap-4">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 id="hub" className="text-lg font-semibold">
          What do you want to do?
        </h2>
        <AccountChooser />
      </header>
      {tabs.length === 1 ? (
        contentOf(REACH)
      ) : (
        <Tabs
          label="What you can order"
          items={tabs.map((tab) => ({ id: tab, title: tab, content: contentOf(tab) }))}
          selected={selected}
          onSelect={setSelected}
        />
      )}
    </section>
  )
}
