import { type KeyboardEvent, useRef, useState } from "react"
import type { AttributeGroup } from "../attributeGroups.ts"
import { categoryAnchor } from "../categories/categoryAnchor.ts"
import type { FlagShares } from "../shares/useFlagShares.ts"
import { FlagTile } from "./FlagTile.tsx"
import { neighborInDirection } from "./neighborInDirection.ts"

export interface FlagGridProps {
  readonly groups: ReadonlyArray<AttributeGroup>
  readonly chosen: ReadonlyArray<string>
  readonly shares: FlagShares
  readonly isDisabled: boolean
  readonly onToggle: (flag: string, isChosen: boolean) => void
}

const middleOf = (element: Element) => {
  const { height, left, top, width } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/**
 * All interests by category, as checkboxes side by side. Tab moves to one checkbox, and arrow keys move to the others.
 */
export function FlagGrid({ chosen, groups, isDisabled, onToggle, shares }: FlagGridProps) {
  const grid = useRef<HTMLFieldSetElement>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const all = groups.flatMap(({ columns }) => columns.map(({ column }) => column))
  const current = focused !== null && all.includes(focused) ? focused : all[0]
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || grid.current === null) return
    const boxes = [...grid.current.querySelectorAll<HTMLInputElement>("[data-flag]")]
    const at = boxes.findIndex((box) => box === event.target)
    const next = at === -1 ? null : neighborInDirection(boxes.map(middleOf), at, event.key)
    if (next === null) return
    event.preventDefault()
    boxes[next]?.focus()
    boxes[next]?.scrollIntoView({ block: "nearest" })
  }
  return (
    // The boxes have the focus; their keys are heard here.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      ref={grid}
      disabled={isDisabled}
      aria-busy={shares.isBehind}
      className="flex min-w-0 flex-col gap-5"
      onKeyDown={press}
    >
      <legend className="sr-only">Interests and purchasing</legend>
      {groups.map(({ columns, id, name }) => (
        <section key={id} aria-labelledby={categoryAnchor(id)} className="flex flex-col gap-1.5">
          <h2 id={categoryAnchor(id)} tabIndex={-1} className="w-fit text-sm font-semibold text-muted">
            {name}
          </h2>
          <div className="grid grid-cols-1 gap-x-3 gap-y-1 rounded-card border border-line bg-surface p-1.5 sm:grid-cols-2 2xl:grid-cols-3">
            {columns.map(({ column, name: flagName }) => (
              <FlagTile
                key={column}
                column={column}
                name={flagName}
                isChosen={chosen.includes(column)}
                records={shares.recordsOf(column)}
                total={shares.total}
                isBehind={shares.isBehind}
                isCurrent={column === current}
                onFocus={() => setFocused(column)}
                onToggle={(isChosen) => onToggle(column, isChosen)}
              />
            ))}
          </div>
        </section>
      ))}
    </fieldset>
  )
}
