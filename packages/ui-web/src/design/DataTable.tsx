import { Fragment, type ReactNode } from "react"
import { classes } from "./classes.ts"

export interface Column<Row> {
  readonly id: string
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** Right-aligned in figures of equal width. */
  readonly isFigure?: boolean
  /** Names the row: read out before its other cells. */
  readonly isRowHeader?: boolean
  readonly footer?: ReactNode
  readonly className?: string
  /** For a screen reader only, such as a column of buttons. */
  readonly hideTitle?: boolean
  /** In place of the title, such as a box that selects every row. */
  readonly head?: ReactNode
}

export interface DataTableProps<Row> {
  /** Says what the table holds. */
  readonly caption: string
  readonly columns: ReadonlyArray<Column<Row>>
  readonly rows: ReadonlyArray<Row>
  readonly rowKey: (row: Row) => string
  readonly rowClassName?: (row: Row) => string | undefined
  /** Rows of what a row is made of, as `tr` elements; null where it is not opened. */
  readonly rowsBelow?: (row: Row) => ReactNode
  /** Replaces the rows when there are none. */
  readonly empty?: ReactNode
  /** The height beyond which the rows scroll, in CSS, such as '420px'. */
  readonly maxHeight?: string
}

const side = (isFigure: boolean | undefined): string =>
  isFigure === true ? "text-right tabular" : "text-left"

/** Rows under a header that stays, over totals that stay. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, rowClassName, rowsBelow, empty, maxHeight } = props
  const hasFooter = columns.some((column) => column.footer !== undefined)
  const isScrolling = maxHeight !== undefined
  return (
    <div
      // relative: the texts for screen readers are placed absolutely, and must scroll with the rows.
      className="relative overflow-auto rounded-card border border-line bg-surface print:max-h-none! print:overflow-visible"
      style={isScrolling ? { maxHeight } : undefined}
      // What scrolls must be reachable by keyboard.
      {...(isScrolling ? { tabIndex: 0, role: "region", "aria-label": caption } : {})}
    >
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={classes(
                  "sticky top-0 z-1 border-b border-line bg-sunken px-4 py-2 text-xs font-semibold text-muted",
                  side(column.isFigure),
                  column.className,
                )}
              >
                {column.head ??
                  (column.hideTitle === true ? (
                    <span className="sr-only">{column.title}</span>
                  ) : (
                    column.title
                  ))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && empty !== undefined ? (
            <tr>
              <td colSpan={columns.length} className="p-4">
                {empty}
              </td>
            </tr>
          ) : (
            rows.map((row) => (
              <Fragment key={rowKey(row)}>
                <tr className={rowClassName?.(row) ?? "hover:bg-hover"}>
                  {columns.map((column) => (
                    <Cell key={column.id} column={column}>
                      {column.cell(row)}
                    </Cell>
                  ))}
                </tr>
                {rowsBelow?.(row)}
              </Fragment>
            ))
          )}
        </tbody>
        {hasFooter && rows.length > 0 ? (
          <tfoot>
            <tr>
              {columns.map((column) => (
                <td
                  key={column.id}
                  className={classes(
                    "sticky bottom-0 border-t border-line bg-sunken px-4 py-2.5 font-semibold",
                    side(column.isFigure),
                    column.className,
                  )}
                >
                  {column.footer}
                </td>
              ))}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </div>
  )
}

function Cell<Row>({ column, children }: { readonly column: Column<Row>; readonly children: ReactNode }) {
  const look = classes(
    "border-b border-line px-4 py-2 align-middle in-[tr:last-child]:border-b-0",
    side(column.isFigure),
    column.className,
  )
  return column.isRowHeader === true ? (
    <th scope="row" className={classes(look, "font-medium")}>
      {children}
    </th>
  ) : (
    <td className={look}>{children}</td>
  )
}
