import { type MouseEvent, useEffect, useRef } from "react"
import { classes } from "../../../design/classes.ts"
import type { AttributeGroup } from "../attributeGroups.ts"
import { categoryAnchor } from "./categoryAnchor.ts"
import { useCategoryInView } from "./useCategoryInView.ts"

export interface CategoryNavProps {
  readonly groups: ReadonlyArray<AttributeGroup>
  /** Counts a group's chosen attributes. */
  readonly chosenIn: (group: AttributeGroup) => number
}

/**
 * The navigation between categories: a column beside the attributes if there's room, otherwise a strip above them that
 * remains in view. The scrolling element begins below `--bars` and reserves `scroll-padding` for the strip
 * (tokens.css).
 */
export function CategoryNav({ groups, chosenIn }: CategoryNavProps) {
  const nav = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const { current, jumpTo } = useCategoryInView(
    groups.map(({ id }) => id),
    nav,
  )
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>("[aria-current]")
    if (link === null || link === undefined || list.current === null) return
    const { clientHeight, clientWidth } = list.current
    list.current.scrollTo({
      left: link.offsetLeft - (clientWidth - link.offsetWidth) / 2,
      top: link.offsetTop - (clientHeight - link.offsetHeight) / 2,
      behavior: "instant",
    })
  }, [current])
  const follow = (event: MouseEvent, id: string) => {
    // Another tab, when it is asked for.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    jumpTo(id)
  }
  return (
    <nav
      ref={nav}
      aria-label="Categories"
      data-sticky-strip
      className="no-print sticky top-[var(--bars,56px)] z-10 -mx-4 border-b border-line bg-canvas px-2 sm:-mx-6 sm:px-4 lg:mx-0 lg:px-0 xl:top-[calc(var(--bars,56px)+32px)] xl:self-start xl:border-b-0"
    >
      <ul
        ref={list}
        className="relative flex gap-1 overflow-x-auto mask-r-from-[calc(100%-2.5rem)] pr-8 [scrollbar-width:none] xl:max-h-[calc(100dvh-var(--bars,56px)-64px)] xl:flex-col xl:gap-0.5 xl:overflow-y-auto xl:mask-none xl:pr-0"
      >
        {groups.map((group) => {
          const { id, name } = group
          const chosen = chosenIn(group)
          return (
            <li key={id} className="shrink-0">
              <a
                href={`#${categoryAnchor(id)}`}
                aria-current={id === current ? "location" : undefined}
                onClick={(event) => follow(event, id)}
                className={classes(
                  "flex min-h-11 items-center gap-2 border-b-2 px-2.5 text-sm whitespace-nowrap no-underline hover:no-underline focus-visible:-outline-offset-2",
                  "xl:min-h-8 xl:rounded-control xl:border-b-0 xl:py-1 xl:whitespace-normal",
                  id === current
                    ? "border-accent font-medium text-accent-text xl:bg-accent-soft"
                    : "border-transparent text-muted hover:text-text xl:hover:bg-hover",
                )}
              >
                <span className="xl:flex-1">{name}</span>
                {chosen === 0 ? null : (
                  <span className="tabular text-xs font-medium text-accent-text">
                    {chosen}
                    <span className="sr-only"> chosen</span>
                  </span>
                )}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
