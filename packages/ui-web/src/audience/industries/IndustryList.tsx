import type { ChosenIndustries } from "@listwright/domain/audience"
import type { Draft } from "@listwright/domain/drafts"
import { type KeyboardEvent, useId, useState } from "react"
import { useRowWindow } from "../../design/selected-list/useRowWindow.ts"
import { IndustryItem } from "./IndustryItem.tsx"
import type { IndustryRow } from "./industryRows.ts"
import { useIndustryRecords } from "./useIndustryRecords.ts"

const ROW = 44
/** Half a row more says that there are others. */
const ROWS_IN_VIEW = 12.5

export interface IndustryListProps {
  readonly label: string
  readonly rows: ReadonlyArray<IndustryRow>
  readonly draft: Draft
  readonly chosen: ChosenIndustries
  readonly busy: string | null
  readonly failed: string | null
  readonly onOpen: (code: string) => void
  readonly onTick: (code: string) => void
  readonly onOmit: (code: string) => void
}

/**
 * The nodes of the tree, of which only those in view are in the page. Arrows go from row to row and open and close them; Tab goes
 * from control to control; Space ticks.
 */
export function IndustryList(props: IndustryListProps) {
  const { busy, chosen, draft, failed, label, onOmit, onOpen, onTick, rows } = props
  const id = useId()
  const [activeKey, setActiveKey] = useState<string | null>(null)
  const active = rows.findIndex(({ code }) => code === activeKey)
  const { drawn, goTo, onScroll, scroller } = useRowWindow(
    { count: rows.length, rowHeight: ROW, viewHeight: ROW * ROWS_IN_VIEW },
    active,
  )
  const recordsOf = useIndustryRecords(
    rows,
    drawn.flatMap((index) => rows[index] ?? []),
    draft,
  )
  const go = (to: number) => {
    const next = rows[to]
    if (next === undefined) return
    setActiveKey(next.code)
    goTo(to, next.code, "input:enabled, button[aria-pressed]")
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const row = rows[active]
    if (row === undefined) return
    switch (event.key) {
      case "ArrowDown":
        go(active + 1)
        break
      case "ArrowUp":
        go(active - 1)
        break
      case "ArrowRight":
        if (row.isOpen === false) onOpen(row.code)
        else if (row.isOpen === true) go(active + 1)
        break
      case "ArrowLeft":
        if (row.isOpen === true) onOpen(row.code)
        // To the node that it is below.
        else go(rows.findLastIndex(({ depth }, at) => at < active && depth < row.depth))
        break
      default:
        return
    }
    event.preventDefault()
  }
  return (
    <div
      ref={scroller}
      onScroll={onScroll}
      className="overflow-y-auto border-y border-line"
      style={{ height: ROW * Math.min(ROWS_IN_VIEW, Math.max(rows.length, 1)) }}
    >
      <h2 id={id} className="sr-only">
        {label}
      </h2>
      <ul aria-labelledby={id} className="relative" style={{ height: rows.length * ROW }}>
        {drawn.map((index) => {
          const row = rows[index]
          return row === undefined ? null : (
            <IndustryItem
              key={row.code}
              row={row}
              top={index * ROW}
              chosen={chosen}
              records={recordsOf?.(row.code)}
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
  )
}
