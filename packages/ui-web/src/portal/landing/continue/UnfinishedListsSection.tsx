import type { Draft } from "@listwright/domain/drafts"
import { UnfinishedListRow } from "./UnfinishedListRow.tsx"
import { StartNewListButton } from "./StartNewListButton.tsx"

/** The unfinished lists, most recently changed first, each with a summary and its current record count. */
export function UnfinishedListsSection({ lists }: { readonly lists: ReadonlyArray<Draft> }) {
  const [latest] = lists
  return (
    <section aria-labelledby="continue" className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h2 id="continue" className="text-lg font-semibold">
          Continue where you left off
        </h2>
        {latest === undefined ? null : <StartNewListButton listType={latest.listType} />}
      </header>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {lists.map((draft, index) => (
          <li key={draft.id}>
            <UnfinishedListRow draft={draft} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}
