import type { CountAnswer } from "@listwright/domain/counting"
import { type Area, areaKey } from "@listwright/domain/definition"
import { ArrowUp, Layers2, X } from "lucide-react"
import { IconButton } from "../../design/Button.tsx"
import { EmptyState } from "../../design/EmptyState.tsx"
import { Figure, recordsText } from "../../design/Figure.tsx"
import type { LiveFigures } from "../../list/ledger/useLiveCall.ts"
import { useSavedListNames } from "../../list/areas/useSavedListNames.ts"

export interface CombinedListsProps {
  readonly areas: ReadonlyArray<Extract<Area, { readonly kind: "savedCount" }>>
  readonly count: LiveFigures<CountAnswer>
  /** Called with the keys of the areas in their new order. */
  readonly onOrder: (keys: ReadonlyArray<string>) => void
  readonly onRemove: (key: string) => void
}

/** The lists in a combination in order, each with the number of records it adds to the lists before it. */
export function CombinedLists({ areas, count, onOrder, onRemove }: CombinedListsProps) {
  const nameOf = useSavedListNames(areas.map(({ savedCount }) => savedCount))
  const brought = new Map(count.answer?.areas.map(({ available, key }) => [key, available]))
  const keys = areas.map(areaKey)
  const up = (at: number) => {
    const [moved, before] = [keys[at], keys[at - 1]]
    if (moved === undefined || before === undefined) return
    onOrder(keys.map((key, index) => (index === at ? before : index === at - 1 ? moved : key)))
  }
  if (areas.length === 0)
    return (
      <EmptyState title="No saved lists chosen yet" icon={Layers2}>
        Add two or more of your saved lists below. The count and price update right away.
      </EmptyState>
    )
  return (
    <ol
      aria-labelledby="combined-lists"
      className="divide-y divide-line rounded-card border border-line bg-surface"
    >
      {areas.map((area, index) => {
        const key = areaKey(area)
        const name = nameOf(area.savedCount)
        const available = brought.get(key)
        return (
          <li key={key} className="flex min-h-13 items-center gap-3 py-1.5 pr-2 pl-4">
            <span className="tabular grid size-6 shrink-0 place-items-center rounded-full border border-line-strong text-xs font-semibold text-muted">
              {index + 1}
            </span>
            <span className="min-w-0 flex-1 font-medium break-words">{name === "" ? "\u00a0" : name}</span>
            <span className="shrink-0 text-right text-sm text-muted">
              {available === undefined ? null : (
                <>
                  {index === 0 ? "" : "+"}
                  <Figure
                    text={recordsText(available)}
                    isPending={count.isPending}
                    className="text-text"
                  />{" "}
                  records
                </>
              )}
            </span>
            <IconButton
              label={`Move ${name} up`}
              kind="faint"
              isDisabled={index === 0}
              onPress={() => up(index)}
            >
              <ArrowUp className="size-4" aria-hidden="true" />
            </IconButton>
            <IconButton label={`Remove ${name}`} kind="faint" onPress={() => onRemove(key)}>
              <X className="size-4" aria-hidden="true" />
            </IconButton>
          </li>
        )
      })}
    </ol>
  )
}
