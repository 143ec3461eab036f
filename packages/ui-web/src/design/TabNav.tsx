import { useEffect, useRef } from "react"
import { NavLink, useLocation } from "react-router"
import { classes } from "./classes.ts"

export interface TabNavItem {
  readonly to: string
  readonly title: string
  /** The text shown at the right, such as the number of chosen items. */
  readonly aside?: string
  /** True if this tab is open; required if the path alone doesn't determine it. */
  readonly isOpen?: boolean
}

export interface TabNavProps {
  readonly label: string
  readonly items: ReadonlyArray<TabNavItem>
  /** The direction of the tabs: a column beside the content, or a row above it. */
  readonly direction?: "row" | "column"
}

/** Returns the classes of a tab, in a row above the content or in a column, open or not. */
export const tabClasses = (isRow: boolean, isOpen: boolean): string =>
  classes(
    "flex items-center gap-2 no-underline hover:no-underline",
    isRow
      ? "-mb-px rounded-t-control border-b-2 px-2.5 py-2 font-medium whitespace-nowrap pointer-coarse:py-3"
      : "control rounded-control px-3 py-1.5",
    isRow && (isOpen ? "border-accent text-text" : "border-transparent text-muted hover:text-text"),
    !isRow && (isOpen ? "bg-accent-soft font-medium text-accent-text" : "text-text hover:bg-hover"),
  )

/** The number of visible pixels of the neighboring tab, to indicate that there is one. */
const NEIGHBOR = 40

/** Scrolls only this row, horizontally, until a part of it is in view. */
const bringIntoRow = (row: HTMLElement, part: HTMLElement): void => {
  const [seen, wanted] = [row.getBoundingClientRect(), part.getBoundingClientRect()]
  row.scrollLeft +=
    Math.min(0, wanted.left - NEIGHBOR - seen.left) + Math.max(0, wanted.right + NEIGHBOR - seen.right)
}

/** Tabs with their own URLs. In a row that is too narrow, the open tab is scrolled into view. */
export function TabNav({ label, items, direction = "row" }: TabNavProps) {
  const isRow = direction === "row"
  const list = useRef<HTMLUListElement>(null)
  const { pathname, search } = useLocation()
  useEffect(() => {
    const open = list.current?.querySelector<HTMLElement>("[aria-current=page]")
    if (list.current !== null && open !== null && open !== undefined) bringIntoRow(list.current, open)
  }, [pathname, search])
  return (
    <nav aria-label={label} className="no-print">
      <ul
        ref={list}
        className={classes("flex", isRow ? "overflow-x-auto border-b border-line" : "flex-col gap-0.5")}
      >
        {items.map((item) => (
          <li key={item.to}>
            <TabLink item={item} isRow={isRow} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

export interface TabLinkProps {
  readonly item: TabNavItem
  readonly isRow: boolean
  /** Called when the user follows the link, such as to close the list that contains it. */
  readonly onFollow?: () => void
}

/** A single tab. */
export function TabLink({ isRow, item, onFollow }: TabLinkProps) {
  return (
    <NavLink
      to={item.to}
      {...(item.isOpen === undefined ? {} : { "aria-current": item.isOpen ? "page" : false })}
      {...(onFollow === undefined ? {} : { onClick: onFollow })}
      className={({ isActive }) => tabClasses(isRow, item.isOpen ?? isActive)}
    >
      <span className="flex-1">{item.title}</span>
      {item.aside === undefined ? null : <span className="tabular text-xs text-muted">{item.aside}</span>}
    </NavLink>
  )
}
