import type { SavedList } from "@listwright/domain/saved-lists"
import { recordsText } from "../../design/Figure.tsx"

/** The names of the lists affected by an action. */
export function ListNames({ rows }: { readonly rows: ReadonlyArray<SavedList> }) {
  return (
    <ul className="max-h-48 divide-y divide-line overflow-y-auto rounded-card border border-line">
      {rows.map(({ id, name, quantity }) => (
        <li key={id} className="flex items-baseline justify-between gap-4 px-3 py-2">
          <span className="min-w-0 font-medium break-words">{name}</span>
          <span className="tabular shrink-0 text-sm text-muted">{recordsText(quantity)} records</span>
        </li>
      ))}
    </ul>
  )
}
