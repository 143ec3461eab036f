import type { Draft } from "@listwright/domain/drafts"
import { hasPart } from "@listwright/domain/parts"
import { useSession } from "../../app/session.ts"
import { BannerCards } from "./BannerCards.tsx"
import { Dashboard } from "./cards/Dashboard.tsx"
import { UnfinishedListsSection } from "./continue/UnfinishedListsSection.tsx"
import { Greeting } from "./Greeting.tsx"
import { ProspectsSection } from "./prospects/ProspectsSection.tsx"
import { AnalyzeSection } from "./services/AnalyzeSection.tsx"
import { ManageSection } from "./services/ManageSection.tsx"

/** Version 1 of the landing page: everything on one page, in sections. */
export function FullLanding({ lists }: { readonly lists: ReadonlyArray<Draft> }) {
  const hasServices = hasPart(useSession().site, "services")
  return (
    <div className="flex flex-col gap-10">
      <Greeting />
      {lists.length === 0 ? null : <UnfinishedListsSection lists={lists} />}
      <BannerCards />
      <Dashboard />
      <ProspectsSection />
      {hasServices ? (
        <>
          <ManageSection />
          <AnalyzeSection />
        </>
      ) : null}
    </div>
  )
}
