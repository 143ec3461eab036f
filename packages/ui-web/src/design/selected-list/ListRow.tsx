import type { MouseEvent } from "react"
import { standaloneCheckboxClasses } from "../Checkbox.tsx"
import { classes } from "../classes.ts"
import type { ListAction, ListColumn, ListRowData, RowHandlers } from "./ListColumn.ts"

export interface ListRowProps<Row extends ListRowData> {
  readonly row: Row
  readonly columns: ReadonlyArray<ListColumn<Row>>
  readonly actions: ReadonlyArray<ListAction<Row>>
  /** The index among the shown rows, from 0. */
  readonly index: number
  readonly height: number
  readonly tracks: string
  readonly isSelected: boolean
  /** True for the row that receives focus with Tab. */
  readonly isActive: boolean
  readonly intents: RowHandlers<Row>
}

/** A row of a list. Clicking anywhere in the row selects it; with Shift, it selects all rows up to it. */
export function ListRow<Row extends ListRowData>(props: ListRowProps<Row>) {
  const { actions, columns, height, index, isActive, intents, isSelected, row } = props
  const tabIndex = isActive ? 0 : -1
  const click = ({ shiftKey, target }: MouseEvent) => {
    if (target instanceof Element && target.closest("button") === null) intents.onToggle(row.key, shiftKey)
  }
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      tabIndex={tabIndex}
      data-key={row.key}
      onClick={click}
      onFocus={() => intents.onFocus(row.key)}
      onKeyDown={intents.onPress}
      style={{ top: index * height, height, gridTemplateColumns: props.tracks }}
      className={classes(
        "absolute inset-x-0 grid cursor-default contain-content items-center border-b border-line -outline-offset-2 select-none last:border-b-0",
        isSelected ? "bg-accent-soft" : "hover:bg-hover",
      )}
    >
      <div role="gridcell" className="flex h-full items-center justify-center">
        <input
          type="checkbox"
          aria-label={`Select ${row.name}`}
          checked={isSelected}
          readOnly
          tabIndex={tabIndex}
          className={standaloneCheckboxClasses}
        />
      </div>
      {columns.map((column) => (
        <div
          key={column.id}
          role={column.isRowHeader === true ? "rowheader" : "gridcell"}
          className={classes(
            "min-w-0 px-2",
            column.isFigure === true && "tabular text-right whitespace-nowrap",
            column.isHiddenOnPhone === true && "max-sm:sr-only",
          )}
        >
          {column.cell(row)}
        </div>
      ))}
      <div role="gridcell" className="flex h-full justify-end">
        {actions
          .filter(({ isOffered }) => isOffered(row))
          .map((action) => (
            <button
              key={action.label}
              type="button"
              tabIndex={tabIndex}
              aria-label={`${action.label} ${row.name}`}
              title={action.label}
              data-action={action.label}
              onClick={() => intents.onAct(action, row)}
              className="flex h-full w-9 items-center justify-center rounded-control text-muted -outline-offset-2 hover:text-text max-sm:w-11 pointer-coarse:w-11"
            >
              <action.icon className="size-4" aria-hidden="true" />
            </button>
          ))}
      </div>
    </div>
  )
}

/** A row that isn't in the list yet, at its future position. */
export function PendingRow({
  children,
  height,
  index,
}: {
  readonly children: string
  readonly height: number
  readonly index: number
}) {
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      style={{ top: index * height, height }}
      className="absolute inset-x-0 flex items-center border-b border-line px-4 text-muted"
    >
      <div role="gridcell" className="flex items-center gap-2">
        <span className="size-1.5 shrink-0 animate-pulse rounded-full bg-accent" aria-hidden="true" />
        <span className="tabular">{children}</span>
      </div>
    </div>
  )
}
