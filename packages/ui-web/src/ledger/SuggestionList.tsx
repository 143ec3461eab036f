import { areaKey, type ListDefinition, type RelaxationNames, relaxationsOf } from "@listwright/domain"
import { useMemo } from "react"
import { useColumns } from "../audience/useColumnsWithValues.ts"
import { Button } from "../design/Button.tsx"
import { Skeleton } from "../design/Skeleton.tsx"
import { useDraft } from "../draft/useDraft.ts"
import { areaText } from "../geography/areaText.ts"
import { followSuggestion } from "./followSuggestion.ts"
import { standingSuggestions } from "./standingSuggestions.ts"
import { SHOWN_SUGGESTIONS, SuggestionRows } from "./SuggestionRows.tsx"
import { useLiveSuggestions } from "./useLiveSuggestions.ts"

const areaNameOf =
  ({ areas }: ListDefinition): RelaxationNames["areaName"] =>
  (key) => {
    const area = areas.find((other) => areaKey(other) === key)
    return area === undefined ? key : areaText(area)
  }

export interface SuggestionListProps {
  readonly isCountPending: boolean
  readonly onApplied: () => void
}

/** Everything that would bring more records to the draft, or why nothing would. */
export function SuggestionList({ isCountPending, onApplied }: SuggestionListProps) {
  const { draft, change } = useDraft()
  const { definition, listType } = draft
  const columns = useColumns(listType).data ?? []
  const possible = useMemo(() => relaxationsOf(definition).length, [definition])
  const { answer, isPending, error, retry } = useLiveSuggestions(
    { isPending: isCountPending, isCounted: true },
    possible > 0,
  )
  if (possible === 0) return <Hint>Only the area limits this list. Add areas to reach more people.</Hint>
  if (error !== null) {
    return (
      <div className="flex items-center justify-between gap-3">
        <Hint>Suggestions are not available at the moment.</Hint>
        <Button className="text-sm" onPress={retry}>
          Try again
        </Button>
      </div>
    )
  }
  if (answer === null) return <Waiting rows={Math.min(possible, SHOWN_SUGGESTIONS)} />
  const suggestions = standingSuggestions(answer.suggestions, definition)
  if (suggestions.length === 0) {
    return isPending ? (
      <Waiting rows={1} />
    ) : (
      <Hint>Nothing that you chose takes anybody away. Add areas to reach more people.</Hint>
    )
  }
  return (
    <SuggestionRows
      suggestions={suggestions}
      names={{ columns, areaName: areaNameOf(definition) }}
      isPending={isPending}
      onApply={(relaxation) => {
        change(followSuggestion(relaxation))
        onApplied()
      }}
    />
  )
}

function Hint({ children }: { readonly children: string }) {
  return <p className="py-1 text-sm text-muted">{children}</p>
}

function Waiting({ rows }: { readonly rows: number }) {
  return (
    <div aria-busy="true" className="divide-y divide-line">
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className="flex h-14 items-center justify-between gap-3">
          <Skeleton className="h-8 w-40" />
          <Skeleton className="h-9 w-16" />
        </div>
      ))}
    </div>
  )
}
