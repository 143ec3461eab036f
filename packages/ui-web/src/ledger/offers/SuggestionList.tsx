import { relaxationsOf } from "@listwright/domain/counting"
import { areaNameOf } from "@listwright/domain/definition"
import { useMemo } from "react"
import { useColumns } from "../../attributes/useColumnsWithValues.ts"
import { useDraft } from "../../draft/useDraft.ts"
import { followSuggestion } from "./followSuggestion.ts"
import { OffersFailed, OffersHint, OffersWaiting, SHOWN_OFFERS } from "./OfferStatus.tsx"
import { currentSuggestions } from "./currentSuggestions.ts"
import { SuggestionRows } from "./SuggestionRows.tsx"
import { useLiveSuggestions } from "./useLiveSuggestions.ts"

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
  const { answer, isPending, error, retry } = useLiveSuggestions({ isPending: isCountPending }, possible > 0)
  if (possible === 0)
    return <OffersHint>Only the area limits this list. Add areas to reach more people.</OffersHint>
  if (answer === null && error !== null) return <OffersFailed onRetry={retry} />
  if (answer === null) return <OffersWaiting rows={Math.min(possible, SHOWN_OFFERS)} />
  const suggestions = currentSuggestions(answer.suggestions, definition)
  if (suggestions.length === 0) {
    return isPending ? (
      <OffersWaiting rows={1} />
    ) : (
      <OffersHint>None of your choices removes anybody. Add areas to reach more people.</OffersHint>
    )
  }
  return (
    <SuggestionRows
      suggestions={suggestions}
      names={{ columns, areaName: areaNameOf(definition.areas) }}
      isPending={isPending}
      onApply={(relaxation) => {
        change(followSuggestion(relaxation))
        onApplied()
      }}
    />
  )
}
