import { EqualNot } from "lucide-react"
import type { ReactNode } from "react"
import { classes } from "../../design/classes.ts"
import { listLetter } from "../../design/listLetter.ts"
import { ListLetter } from "../../design/ListLetter.tsx"

export interface ComparedRowProps {
  readonly name: string
  readonly isSame: boolean
  /** A remark on the difference if the values don't show it. */
  readonly remark?: string | null
  readonly one: ReactNode
  readonly other: ReactNode
  /** True while figures are loading, so they don't count as different yet. */
  readonly isPending?: boolean
}

const cell = "border-line py-2.5 align-top sm:border-b sm:px-4"

/**
 * A row for a choice or a figure. Equal values are shown once, across both columns; differences are marked in words.
 */
export function ComparedRow({
  isPending = false,
  isSame,
  name,
  one,
  other,
  remark = null,
}: ComparedRowProps) {
  const isMarked = !isSame && !isPending
  return (
    <tr className="max-sm:block max-sm:border-b max-sm:border-line max-sm:px-4 max-sm:py-3">
      <th scope="row" className={classes(cell, "text-left font-normal max-sm:block max-sm:py-0")}>
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5">
          <span className={classes("min-w-0", isMarked ? "font-medium" : "text-muted")}>{name}</span>
          {isMarked ? (
            <span className="inline-flex items-center gap-1 rounded-full bg-accent-soft px-2 py-px text-xs font-medium text-accent-text">
              <EqualNot className="size-3.5" aria-hidden="true" />
              Differs
            </span>
          ) : null}
        </span>
        {remark === null ? null : <span className="mt-0.5 block text-xs text-muted">{remark}</span>}
      </th>
      {isSame && !isPending ? (
        <td colSpan={2} className={classes(cell, "text-muted max-sm:block max-sm:pt-1 max-sm:pb-0")}>
          <span className="float-left mr-1.5">In both:</span>
          {one}
        </td>
      ) : (
        [one, other].map((value, place) => (
          <td
            key={listLetter(place)}
            className={classes(cell, "max-sm:flex max-sm:gap-2.5 max-sm:pt-2 max-sm:pb-0")}
          >
            <span className="sm:hidden">
              <ListLetter place={place} />
            </span>
            <div className="min-w-0 flex-1">{value}</div>
          </td>
        ))
      )}
    </tr>
  )
}
