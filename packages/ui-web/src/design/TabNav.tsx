import { NavLink } from "react-router"
import { classes } from "./classes.ts"

export interface TabNavItem {
  readonly to: string
  readonly title: string
  /** At the right, such as how many are chosen. */
  readonly aside?: string
  /** Whether it is the one that is open, where the path alone does not say. */
  readonly isOpen?: boolean
}

export interface TabNavProps {
  readonly label: string
  readonly items: ReadonlyArray<TabNavItem>
  /** Beside the work: one below the other. Above it: side by side. */
  readonly direction?: "row" | "column"
}

const look = (isRow: boolean, isOpen: boolean): string =>
  classes(
    "flex items-center gap-2 no-underline hover:no-underline",
    isRow
      ? "-mb-px rounded-t-control border-b-2 px-3 py-2 font-medium whitespace-nowrap pointer-coarse:py-3"
      : "control rounded-control px-3 py-1.5",
    isRow && (isOpen ? "border-accent text-text" : "border-transparent text-muted hover:text-text"),
    !isRow && (isOpen ? "bg-accent-soft font-medium text-accent-text" : "text-text hover:bg-hover"),
  )

/** Tabs with their own addresses. */
export function TabNav({ label, items, direction = "row" }: TabNavProps) {
  const isRow = direction === "row"
  return (
    <nav aria-label={label}>
      <ul
        className={classes("flex", isRow ? "gap-1 overflow-x-auto border-b border-line" : "flex-col gap-0.5")}
      >
        {items.map((item) => (
          <li key={item.to}>
            <NavLink
              to={item.to}
              {...(item.isOpen === undefined ? {} : { "aria-current": item.isOpen ? "page" : false })}
              className={({ isActive }) => look(isRow, item.isOpen ?? isActive)}
            >
              <span className="flex-1">{item.title}</span>
              {item.aside === undefined ? null : (
                <span className="tabular text-xs text-muted">{item.aside}</span>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
