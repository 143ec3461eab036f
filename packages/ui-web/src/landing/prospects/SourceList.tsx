import type { SourceCard } from "@listwright/domain/catalogue"
import { useSources } from "../../app/useSources.ts"
import { SourceRow } from "./SourceRow.tsx"

/** Sources, a line each. */
export function SourceList({ cards }: { readonly cards: ReadonlyArray<SourceCard> }) {
  const sources = useSources()
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {cards.map(({ listType }) => (
        <li key={listType}>
          <SourceRow listType={listType} source={sources?.find((source) => source.listType === listType)} />
        </li>
      ))}
    </ul>
  )
}
