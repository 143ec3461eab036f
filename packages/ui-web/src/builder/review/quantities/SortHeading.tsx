import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react"
import { classes } from "../../../design/classes.ts"

export interface SortHeadingProps {
  readonly title: string
  readonly direction: "descending" | "ascending" | null
  readonly onSort: () => void
}

/** A heading for sorting: descending, then ascending, then in the original order. */
export function SortHeading({ direction, onSort, title }: SortHeadingProps) {
  const Arrow = direction === null ? ChevronsUpDown : direction === "ascending" ? ArrowUp : ArrowDown
  return (
    <button
      type="button"
      onClick={onSort}
      className={classes(
        "group control relative -mx-1 inline-flex items-center rounded-control px-1 text-right leading-tight -outline-offset-2 hover:text-text",
        direction === null ? "text-muted" : "text-accent-text",
      )}
    >
      {title}
      <Arrow
        aria-hidden="true"
        // Beside the words, so that a heading takes no more room for being sorted.
        className={classes(
          "absolute right-full size-3 shrink-0 translate-x-0.5",
          direction === null && "opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100",
        )}
      />
    </button>
  )
}
