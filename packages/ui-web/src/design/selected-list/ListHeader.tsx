import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react"
import { StandaloneCheckbox } from "../Checkbox.tsx"
import { classes } from "../classes.ts"
import type { ListColumn } from "./ListColumn.ts"
import { nextSorting, type RowSorting } from "./rowSorting.ts"

export interface ListHeaderProps<Row> {
  readonly columns: ReadonlyArray<ListColumn<Row>>
  readonly sorting: RowSorting | null
  readonly onSort: (sorting: RowSorting | null) => void
  /** The label of the checkbox: 'Select all areas'. */
  readonly selectAllLabel: string
  readonly isAllSelected: boolean
  readonly isSomeSelected: boolean
  readonly onSelectAll: () => void
  /** The grid tracks of the rows below. */
  readonly tracks: string
  readonly isNarrow: boolean
}

/** A list's headings, for sorting it, and the checkbox that selects every displayed row. */
export function ListHeader<Row>(props: ListHeaderProps<Row>) {
  const { columns, isAllSelected, isNarrow, isSomeSelected, onSelectAll, onSort, sorting } = props
  return (
    <div role="rowgroup" className="sticky top-0 z-1 border-b border-line bg-sunken text-xs font-semibold">
      <div
        role="row"
        aria-rowindex={1}
        // On a phone the headings follow one another: some of their columns show within others.
        style={isNarrow ? undefined : { gridTemplateColumns: props.tracks }}
        className="items-center max-sm:flex sm:grid"
      >
        <div role="columnheader" className="flex w-10 justify-center pointer-coarse:w-11">
          <StandaloneCheckbox
            label={props.selectAllLabel}
            isChecked={isAllSelected}
            isMixed={isSomeSelected && !isAllSelected}
            onChange={onSelectAll}
          />
        </div>
        {columns.map(({ id, isFigure = false, title }) => {
          const direction = sorting?.column === id ? sorting.direction : null
          const Arrow = direction === null ? ChevronsUpDown : direction === "ascending" ? ArrowUp : ArrowDown
          return (
            <div
              key={id}
              role="columnheader"
              aria-sort={direction ?? "none"}
              className={classes("flex min-w-0", isFigure && "justify-end")}
            >
              <button
                type="button"
                onClick={() => onSort(nextSorting(sorting, id, isFigure))}
                className={classes(
                  "group control inline-flex items-center gap-1 rounded-control px-2 -outline-offset-2 hover:text-text",
                  direction === null ? "text-muted" : "text-accent-text",
                  isFigure && "sm:flex-row-reverse",
                )}
              >
                {title}
                <Arrow
                  aria-hidden="true"
                  className={classes(
                    "size-3.5 shrink-0",
                    direction === null && "opacity-60 group-hover:opacity-100",
                  )}
                />
              </button>
            </div>
          )
        })}
        <div role="columnheader">
          <span className="sr-only">Actions</span>
        </div>
      </div>
    </div>
  )
}
