import { type ReactNode, useId } from "react"
import { recordsText } from "../../../design/Figure.tsx"
import { Skeleton } from "../../../design/Skeleton.tsx"

export interface QuickPickSectionProps {
  readonly title: string
  /** The cards; null while the quick picks are loading. */
  readonly cards: ReadonlyArray<ReactNode> | null
  /** The total number of quick picks, of which the cards show the first. */
  readonly total: number
  /** The content shown if there aren't any quick picks. */
  readonly empty: ReactNode
}

const GRID = "grid gap-3 sm:grid-cols-2 sm:gap-4"

/** Quick picks under a heading, side by side if there's room. */
export function QuickPickSection({ cards, empty, title, total }: QuickPickSectionProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-2">
      <h3 id={heading} className="text-sm font-semibold text-muted">
        {title}
      </h3>
      {cards === null ? (
        <div className={GRID} aria-busy="true">
          <Skeleton className="h-44 rounded-card" />
          <Skeleton className="h-44 rounded-card max-sm:hidden" />
        </div>
      ) : cards.length === 0 ? (
        empty
      ) : (
        <>
          <ul className={GRID}>{cards}</ul>
          {total > cards.length ? (
            <p className="text-sm text-muted">
              Showing {recordsText(cards.length)} of {recordsText(total)}. Search by name to find the others.
            </p>
          ) : null}
        </>
      )}
    </section>
  )
}
