import type { Draft } from "@listwright/domain/drafts"
import { Dashboard } from "./cards/Dashboard.tsx"
import { UnfinishedListsSection } from "./continue/UnfinishedListsSection.tsx"
import { Greeting } from "./Greeting.tsx"
import { Hub } from "./hub/Hub.tsx"

/** Version 2 of the landing page: one hub instead of the sections. */
export function CompactLanding({ lists }: { readonly lists: ReadonlyArray<Draft> }) {
  return (
    <div className="flex flex-col gap-8">
      <Greeting />
      {lists.length === 0 ? null : <UnfinishedListsSection lists={lists} />}
      <Hub />
      <Dashboard />
    </div>
  )
}
