import {
  moreText,
  type Relaxation,
  relaxationKey,
  type RelaxationNames,
  relaxationText,
  type Suggestion,
} from "@listwright/domain/counting"
import { OfferRows } from "./OfferRows.tsx"

export interface SuggestionRowsProps {
  /** The one that brings most first. */
  readonly suggestions: ReadonlyArray<Suggestion>
  readonly names: RelaxationNames
  /** The figures are those before. */
  readonly isPending: boolean
  readonly onApply: (relaxation: Relaxation) => void
}

/** What would bring more records, each with a button that does it. */
export function SuggestionRows({ suggestions, names, isPending, onApply }: SuggestionRowsProps) {
  const offers = suggestions.map(({ relaxation, more }) => ({
    key: relaxationKey(relaxation),
    text: relaxationText(relaxation, names),
    figure: moreText(more),
    onApply: () => onApply(relaxation),
  }))
  return <OfferRows offers={offers} isPending={isPending} />
}
