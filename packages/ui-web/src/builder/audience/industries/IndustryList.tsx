import type { ChosenIndustries } from "@listwright/domain/audience"
import { recordTerms } from "@listwright/domain/catalog"
import type { Draft } from "@listwright/domain/drafts"
import { type KeyboardEvent, useId, useState } from "react"
import { classes } from "../../../design/classes.ts"
import { KeyHints, type KeyHint } from "../../../design/options/KeyHints.tsx"
import { useRowWindow } from "../../../design/selected-list/useRowWindow.ts"
import { IndustryItem } from "./IndustryItem.tsx"
import type { IndustryRow } from "./industryRows.ts"
import { OMIT_KEY, treeAction } from "./treeKeys.ts"
import { useIndustryRecords } from "./useIndustryRecords.ts"

const ROW = 44
/** The number of rows in view; the half row indicates that there are more. */
const ROWS_IN_VIEW = 12.5

const HINTS: ReadonlyArray<KeyHint> = [
  [["↑", "↓"], "move"],
  [["←", "→"], "close, open"],
  [["Space"], "check"],
  [[OMIT_KEY], "exclude"],
]

export interface IndustryListProps {
  readonly label: string
  readonly rows: ReadonlyArray<IndustryRow>
  readonly draft: Draft
  readonly chosen: ChosenIndustries
  readonly busy: string | null
  readonly failed: string | null
  /** True while newer rows are loading. */
  readonly isBehind: boolean
  readonly onOpen: (code: string) => void
  readonly onTick: (code: string) => void
  readonly onOmit: (code: string) => void
}

/**
 * The nodes of the tree. Only the nodes in view are rendered; Tab moves to one of them, and arrow keys move to the
 * others.
 */
export function IndustryList(props: IndustryListProps) {
  const { busy, chosen, draft, failed, isBehind, label, onOmit, onOpen, onTick, rows } = props
  const id = useId()
  const [activeKey, setActiveKey] = useState<string | null>(null)
  const active = Math.max(
    0,
    rows.findIndex(({ code }) => code === activeKey),
  )
  const { drawn, goTo, onScroll, scroller } = useRowWindow(
    { count: rows.length, rowHeight: ROW, viewHeight: ROW * ROWS_IN_VIEW },
    active,
  )
  const recordsOf = useIndustryRecords(
    rows,
    drawn.flatMap((index) => rows[index] ?? []),
    draft,
  )
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const isOwn = event.target === event.currentTarget
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const act = treeAction(rows, active, event.key)
    // Space and Enter press the button that has the focus.
    if (act === null || (act.kind === "tick" && !isOwn)) return
    event.preventDefault()
    switch (act.kind) {
      case "goTo": {
        const next = rows[act.at]
        if (next === undefined) return
        setActiveKey(next.code)
        return goTo(act.at, next.code)
      }
      case "open":
        return onOpen(act.code)
      case "tick":
        return onTick(act.code)
      case "omit":
        return onOmit(act.code)
    }
  }
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <div className="flex min-h-9 items-center gap-2 border-b border-line py-1.5 pr-2 pl-4 text-xs text-muted sm:gap-4">
        <h2 id={id} className="flex-1 font-medium">
          {label}
        </h2>
        <p className="text-right first-letter:uppercase">
          {recordsOf === undefined
            ? "Choose areas to see counts"
            : `${recordTerms(draft.listType).beside} in your areas`}
        </p>
        <p aria-hidden="true" className="flex w-13 justify-center whitespace-nowrap max-sm:hidden">
          Exclude
        </p>
      </div>
      <div
        ref={scroller}
        onScroll={onScroll}
        className={classes("overflow-y-auto transition-opacity", isBehind && "opacity-60")}
        style={{ height: ROW * Math.min(ROWS_IN_VIEW, Math.max(rows.length, 1)) }}
      >
        <ul
          role="tree"
          aria-labelledby={id}
          aria-describedby={`${id}-keys`}
          aria-multiselectable="true"
          aria-busy={isBehind || undefined}
          className="relative"
          style={{ height: rows.length * ROW }}
        >
          {drawn.map((index) => {
            const row = rows[index]
            return row === undefined ? null : (
              <IndustryItem
                key={row.code}
                row={row}
                top={index * ROW}
                chosen={chosen}
                records={recordsOf?.(row.code)}
                isActive={index === active}
                isBusy={busy === row.code}
                isFailed={failed === row.code}
                onOpen={onOpen}
                onTick={onTick}
                onOmit={onOmit}
                onFocus={() => setActiveKey(row.code)}
                onPress={press}
              />
            )
          })}
        </ul>
      </div>
      <div className="border-t border-line px-4 py-2 text-xs text-muted empty:hidden max-sm:hidden pointer-coarse:hidden">
        <KeyHints id={`${id}-keys`} hints={HINTS} />
      </div>
    </div>
  )
}
