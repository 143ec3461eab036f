import type { SourceCard } from "@listwright/domain/catalog"
import { useSources } from "../../../app/useSources.ts"
import { SourceRow } from "./SourceRow.tsx"

/** A list of sources, one line each. */
export function SourceList({ cards }: { readonly cards: ReadonlyArray<SourceCard> }) {
  const sources = useSources()
  return (
    // The lines between rows are the gaps: they are there in one column as in two.
    <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line *:bg-surface lg:grid-cols-2 lg:*:last:odd:col-span-2">
      {cards.map(({ listType }) => (
        <li key={listType}>
          <SourceRow listType={listType} source={sources?.find((source) => source.listType === listType)} />
        </li>
      ))}
    </ul>
  )
}
