import type { FullQuickPick } from "@listwright/domain/audience"
import { recordTerms } from "@listwright/domain/catalog"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import { Check } from "lucide-react"
import { type ReactNode, useId } from "react"
import { Button } from "../../../design/Button.tsx"
import { classes } from "../../../design/classes.ts"
import { Figure, recordsText } from "../../../design/Figure.tsx"
import { Skeleton } from "../../../design/Skeleton.tsx"
import { type QuickPickRecordCount, useQuickPickCount } from "./useQuickPickCount.ts"
import { useHasBeenSeen } from "./useHasBeenSeen.ts"

export interface QuickPickCardProps {
  readonly definition: CanonicalDefinition
  readonly quickPick: FullQuickPick
  readonly isChosen: boolean
  readonly isDisabled: boolean
  readonly onToggle: () => void
  /** The quick pick's criteria, in words. */
  readonly children: ReactNode
  /** A menu of further actions. */
  readonly menu?: ReactNode
}

/** A quick pick with its name, its criteria, its record count in the list's areas, and the button that applies it. */
export function QuickPickCard(props: QuickPickCardProps) {
  const { children, definition, isChosen, isDisabled, menu, onToggle, quickPick } = props
  const { criteria, description, name } = quickPick
  const title = useId()
  const [card, isSeen] = useHasBeenSeen<HTMLLIElement>()
  const records = useQuickPickCount(definition, criteria, isSeen)
  return (
    <li
      ref={card}
      aria-labelledby={title}
      className={classes(
        "flex min-w-0 flex-col rounded-card border bg-surface transition-colors duration-150",
        isChosen ? "border-accent" : "border-line",
      )}
    >
      <div className="flex flex-1 flex-col gap-1.5 px-4 pt-3 pb-3.5">
        <header className={classes("flex items-center gap-2", menu === undefined ? "min-h-7" : "min-h-9")}>
          <h3 id={title} className="min-w-0 flex-1 font-semibold wrap-anywhere">
            {name}
          </h3>
          {menu === undefined ? null : <div className="-mr-2 shrink-0">{menu}</div>}
        </header>
        <p className="text-pretty wrap-anywhere text-muted">{description}</p>
        <div className="mt-1 text-sm text-pretty wrap-anywhere">{children}</div>
      </div>
      <footer className="flex min-h-15 items-center justify-between gap-3 border-t border-line py-2 pr-2.5 pl-4">
        <Records records={records} listType={definition.listType} hasAreas={definition.areas.length > 0} />
        <Button
          kind={isChosen ? "quiet" : "secondary"}
          className="min-w-24 shrink-0"
          aria-pressed={isChosen}
          isDisabled={isDisabled}
          onPress={onToggle}
        >
          {isChosen ? <Check className="size-4" aria-hidden="true" /> : null}
          <span>
            {isChosen ? "Applied" : "Apply"}
            <span className="sr-only"> {name}</span>
          </span>
        </Button>
      </footer>
    </li>
  )
}

interface RecordsProps {
  readonly records: QuickPickRecordCount
  readonly listType: number
  readonly hasAreas: boolean
}

/** A quick pick's record count, in a space reserved from the start: '12,345 people in your areas'. */
function Records({ hasAreas, listType, records }: RecordsProps) {
  if (!hasAreas) return <p className="text-sm text-muted">Choose areas to see the count</p>
  if (records === "failed") return <p className="text-sm text-muted">Count not available right now</p>
  if (records === null)
    return (
      <div className="flex flex-col gap-1.5">
        <Skeleton className="h-4.5 w-16" />
        <Skeleton className="h-3.5 w-28" />
      </div>
    )
  return (
    <p className="flex min-w-0 flex-col text-xs text-muted">
      <Figure
        text={recordsText(records)}
        className="self-start text-base leading-tight font-semibold text-text"
      />{" "}
      {records === 1 ? "record" : recordTerms(listType).beside} in your areas
    </p>
  )
}
