import {
  moreText,
  type Relaxation,
  relaxationKey,
  type RelaxationNames,
  relaxationText,
  type Suggestion,
} from "@listwright/domain"
import { useState } from "react"
import { Button } from "../design/Button.tsx"
import { Figure, recordsText } from "../design/Figure.tsx"

/** More than these are shown when somebody asks for all. */
export const SHOWN_SUGGESTIONS = 4

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
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? suggestions : suggestions.slice(0, SHOWN_SUGGESTIONS)
  return (
    <>
      <ol aria-busy={isPending} className="divide-y divide-line">
        {shown.map(({ relaxation, more }) => {
          const text = relaxationText(relaxation, names)
          return (
            <li key={relaxationKey(relaxation)} className="flex min-h-14 items-center gap-3 py-1.5">
              <p className="min-w-0 flex-1 text-sm wrap-anywhere">
                {text}
                <span className="block text-xs font-medium text-accent-text">
                  <Figure text={moreText(more)} isPending={isPending} />
                </span>
              </p>
              <Button
                className="text-sm"
                aria-label={`Apply: ${text}, ${moreText(more)}`}
                onPress={() => onApply(relaxation)}
              >
                Apply
              </Button>
            </li>
          )
        })}
      </ol>
      {suggestions.length > shown.length ? (
        <Button kind="quiet" className="-ml-3.5 text-sm" onPress={() => setIsWhole(true)}>
          Show all {recordsText(suggestions.length)}
        </Button>
      ) : null}
    </>
  )
}
