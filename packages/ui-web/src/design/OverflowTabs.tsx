import { ChevronDown } from "lucide-react"
import { useLayoutEffect, useRef, useState } from "react"
import { useLocation } from "react-router"
import { fittingTabCount } from "./fittingTabCount.ts"
import { Flyout } from "./Flyout.tsx"
import { TabLink, type TabNavItem, tabClasses } from "./TabNav.tsx"

export interface OverflowTabsProps {
  readonly label: string
  readonly items: ReadonlyArray<TabNavItem>
  /** The label of the button for the tabs that don't fit in the row. */
  readonly foldLabel: string
}

/**
 * A row of tabs with their own URLs. Tabs that don't fit collapse into a list at the end of the row, in the same order.
 */
export function OverflowTabs(props: OverflowTabsProps) {
  // Other tabs are measured again.
  return <MeasuredTabs key={props.items.map(({ title }) => title).join("\n")} {...props} />
}

const widthOf = (part: Element): number => part.getBoundingClientRect().width

function MeasuredTabs({ foldLabel, items, label }: OverflowTabsProps) {
  const list = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  // All are in the row until they are measured, before anybody sees them.
  const [shown, setShown] = useState(items.length)
  useLayoutEffect(() => {
    const row = list.current
    if (row === null) return
    const widths = [...row.children].map(widthOf)
    const fit = () => setShown(fittingTabCount(widths, widthOf(row)))
    fit()
    const watch = new ResizeObserver(fit)
    watch.observe(row)
    return () => watch.disconnect()
  }, [])
  const inRow = items.slice(0, shown)
  const folded = items.slice(inRow.length)
  const open = folded.find(({ to }) => to === pathname)
  return (
    <nav aria-label={label} className="flex border-b border-line">
      <ul ref={list} className="flex min-w-0 flex-1">
        {inRow.map((item) => (
          <li key={item.to} className="shrink-0">
            <TabLink item={item} isRow />
          </li>
        ))}
        {folded.length === 0 ? null : (
          <li>
            <Flyout
              look={tabClasses(true, open !== undefined)}
              button={
                <>
                  {open?.title ?? foldLabel}
                  <ChevronDown className="size-4" aria-hidden="true" />
                </>
              }
            >
              {(close) => (
                <ul aria-label={foldLabel} className="p-1">
                  {folded.map((item) => (
                    <li key={item.to}>
                      <TabLink item={item} isRow={false} onFollow={close} />
                    </li>
                  ))}
                </ul>
              )}
            </Flyout>
          </li>
        )}
      </ul>
    </nav>
  )
}
