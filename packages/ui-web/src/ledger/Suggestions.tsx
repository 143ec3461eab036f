import { type CountAnswer, shortfallOf } from "@listwright/domain"
import { ChevronRight } from "lucide-react"
import { useId, useRef, useState } from "react"
import { classes } from "../design/classes.ts"
import { recordsText } from "../design/Figure.tsx"
import { useDraft } from "../draft/useDraft.ts"
import { SuggestionList } from "./SuggestionList.tsx"

export interface SuggestionsProps {
  readonly count: CountAnswer
  readonly isCountPending: boolean
  /** Fewest records that may be ordered. */
  readonly minimum: number
}

/**
 * What would bring more records. Open by itself as long as the list is too small for what is wanted of it, else when
 * somebody opens it.
 */
export function Suggestions({ count, isCountPending, minimum }: SuggestionsProps) {
  const { draft } = useDraft()
  const shortfall = shortfallOf(count.areas, draft.choices.quantities, minimum)
  const isShort = shortfall !== null
  const [chosen, setChosen] = useState({ isShort: false, isOpen: false })
  const isOpen = chosen.isShort === isShort ? chosen.isOpen : isShort
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  return (
    <section className="-mb-2 border-t border-line pt-2">
      <h3>
        <button
          ref={trigger}
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setChosen({ isShort, isOpen: !isOpen })}
          className="control -mx-2 flex w-[calc(100%+16px)] items-center gap-2 rounded-control px-2 text-left text-sm font-medium hover:bg-hover"
        >
          <ChevronRight
            className={classes(
              "size-4 shrink-0 text-muted transition-transform duration-150",
              isOpen && "rotate-90",
            )}
            aria-hidden="true"
          />
          How to reach more people
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className="pt-1">
        {shortfall?.kind === "belowWanted" ? (
          <p className="tabular mb-1 text-xs font-medium text-caution">
            You asked for {recordsText(shortfall.wanted)} records:{" "}
            {recordsText(shortfall.wanted - count.total)} are missing.
          </p>
        ) : null}
        {isOpen ? (
          // The button that was pressed goes with its suggestion; who works by keyboard goes on from the heading.
          <SuggestionList isCountPending={isCountPending} onApplied={() => trigger.current?.focus()} />
        ) : null}
      </div>
    </section>
  )
}
