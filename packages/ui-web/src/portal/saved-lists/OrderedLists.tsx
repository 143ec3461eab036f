import type { SavedList } from "@listwright/domain/saved-lists"
import { ArrowUp } from "lucide-react"
import { IconButton } from "../../design/Button.tsx"
import { recordsText } from "../../design/Figure.tsx"

export interface OrderedListsProps {
  readonly rows: ReadonlyArray<SavedList>
  readonly onOrder: (rows: ReadonlyArray<SavedList>) => void
}

const movedUp = (rows: ReadonlyArray<SavedList>, at: number): ReadonlyArray<SavedList> =>
  rows.flatMap((row, index) => {
    const [before, moved] = [rows[at - 1], rows[at]]
    if (before === undefined || moved === undefined) return [row]
    return index === at - 1 ? [moved] : index === at ? [before] : [row]
  })

/** The lists in order of priority: a record in several lists belongs to the first. */
export function OrderedLists({ onOrder, rows }: OrderedListsProps) {
  return (
    <ol className="divide-y divide-line rounded-card border border-line">
      {rows.map(({ sourceName, id, name, quantity }, index) => (
        <li key={id} className="flex items-center gap-3 py-1.5 pr-2 pl-3">
          <span className="tabular grid size-6 shrink-0 place-items-center rounded-full border border-line-strong text-xs font-semibold text-muted">
            {index + 1}
          </span>
          <span className="min-w-0 flex-1 py-1">
            <span className="block font-medium break-words">{name}</span>
            <span className="tabular block text-xs text-muted">
              {sourceName} · {recordsText(quantity)} records
            </span>
          </span>
          <IconButton
            label={`Move ${name} up`}
            kind="faint"
            isDisabled={index === 0}
            onPress={() => onOrder(movedUp(rows, index))}
          >
            <ArrowUp className="size-4" aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ol>
  )
}
