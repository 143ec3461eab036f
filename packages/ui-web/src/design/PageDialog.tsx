import { type ReactNode, useId } from "react"
import { OverflowTabs } from "./OverflowTabs.tsx"
import type { TabNavItem } from "./TabNav.tsx"
import type { MessageText } from "@listwright/domain/shared"
import { WordedText } from "./wording.tsx"

export interface PageDialogProps {
  readonly title: MessageText
  /** The label of the tab menu. */
  readonly menuLabel: string
  readonly tabs: ReadonlyArray<TabNavItem>
  /** The label of the list of tabs that don't fit side by side. Defaults to 'More'. */
  readonly foldLabel?: string
  /** The button that leaves the step, such as Done. */
  readonly action: ReactNode
  readonly children: ReactNode
}

/** A step as a dialog on the page: a menu of tabs, and a button that leaves the step. The count remains beside it. */
export function PageDialog({
  action,
  children,
  foldLabel = "More",
  menuLabel,
  tabs,
  title,
}: PageDialogProps) {
  const id = useId()
  return (
    <div
      role="dialog"
      aria-labelledby={id}
      className="border-line bg-surface shadow-floating max-sm:-mx-4 max-sm:border-y sm:rounded-card sm:border"
    >
      <header className="flex items-center gap-3 px-4 pt-3 pb-1 sm:px-5">
        <h1 id={id} tabIndex={-1} className="flex-1 text-xl font-semibold">
          <WordedText text={title} />
        </h1>
        {action}
      </header>
      <OverflowTabs label={menuLabel} items={tabs} foldLabel={foldLabel} />
      <div className="flex flex-col gap-5 bg-canvas sm:rounded-b-card p-4 sm:p-5">{children}</div>
    </div>
  )
}
