import { type FocusEvent, type ReactNode, useState } from "react"
import { useRowWindow } from "./selected-list/useRowWindow.ts"
import { useMediaQuery } from "./useMediaQuery.ts"
import { classes } from "./classes.ts"

export interface Column<Row> {
  readonly id: string
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** True if the column contains figures, which are right-aligned and equal in width. */
  readonly isFigure?: boolean
  /** True if the cell names its row; screen readers announce it before the other cells. */
  readonly isRowHeader?: boolean
  readonly footer?: ReactNode
  readonly className?: string
  /** True if the title is only for screen readers, such as for a column of buttons. */
  readonly hideTitle?: boolean
  /** The direction in which the rows are sorted by this column; missing if the column isn't sortable. */
  readonly sorted?: "ascending" | "descending" | "none"
  /** The content shown instead of the title, such as a checkbox that selects every row. */
  readonly head?: ReactNode
}

export interface DataTableProps<Row> {
  /** A description of the table's content. */
  readonly caption: string
  readonly columns: ReadonlyArray<Column<Row>>
  readonly rows: ReadonlyArray<Row>
  readonly rowKey: (row: Row) => string
  readonly rowClassName?: (row: Row) => string | undefined
  /** Returns the content of a row that spans all columns; undefined if the row has cells. */
  readonly wholeRow?: (row: Row) => ReactNode
  /** The content shown if there aren't any rows. */
  readonly empty?: ReactNode
  /**
   * The height in pixels beyond which the rows scroll. In a long table, only the rows in view are rendered; a printout
   * has all of them.
   */
  readonly maxHeight?: number
  /** The approximate height of a row in pixels. */
  readonly rowHeight?: number
}

/** The minimum number of rows at which only the rows in view are rendered. */
const WINDOWED_FROM = 40
const ROW_HEIGHT = 53

const side = (isFigure: boolean | undefined): string =>
  isFigure === true ? "text-right tabular" : "text-left"

/** A table with a header and totals that remain in view. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, empty, maxHeight, rowHeight = ROW_HEIGHT } = props
  const hasFooter = columns.some((column) => column.footer !== undefined)
  const isScrolling = maxHeight !== undefined
  const isPrinted = useMediaQuery("print")
  const isWindowed = isScrolling && !isPrinted && rows.length >= WINDOWED_FROM
  /** Retains the focused row in the DOM when it scrolls out of view, so that typed text isn't lost. */
  const [focused, setFocused] = useState<string | null>(null)
  const kept = isWindowed && focused !== null ? rows.findIndex((row) => rowKey(row) === focused) : -1
  const room = { count: rows.length, rowHeight, viewHeight: maxHeight ?? 0 }
  const { drawn, onScroll, scroller } = useRowWindow(room, kept)
  const onFocus = ({ target }: FocusEvent) => {
    const row = target instanceof HTMLElement ? target.closest<HTMLElement>("tr[data-key]") : null
    setFocused(row?.dataset["key"] ?? null)
  }
  const shown = isWindowed ? drawn : [...rows.keys()]
  return (
    <div
      ref={scroller}
      // relative: the texts for screen readers are placed absolutely, and must scroll with the rows.
      className="relative overflow-auto rounded-card border border-line bg-surface print:max-h-none! print:overflow-visible"
      style={isScrolling ? { maxHeight: `${maxHeight}px` } : undefined}
      {...(isWindowed ? { onScroll, onFocus, onBlur: () => setFocused(null) } : {})}
      // What scrolls must be reachable by keyboard.
      {...(isScrolling ? { tabIndex: 0, role: "region", "aria-label": caption } : {})}
    >
      <table
        className="w-full border-separate border-spacing-0"
        aria-rowcount={isWindowed ? rows.length + (hasFooter ? 2 : 1) : undefined}
      >
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr aria-rowindex={isWindowed ? 1 : undefined}>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                aria-sort={column.sorted}
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
            shown.flatMap((index, at) => {
              const row = rows[index]
              const gap = index - (shown[at - 1] ?? -1) - 1
              return row === undefined
                ? []
                : [
                    ...(gap > 0 ? [<Gap key={`before ${index}`} height={gap * rowHeight} />] : []),
                    <Row key={rowKey(row)} table={props} row={row} index={isWindowed ? index : null} />,
                  ]
            })
          )}
          {isWindowed ? <Gap height={(rows.length - 1 - (shown.at(-1) ?? -1)) * rowHeight} /> : null}
        </tbody>
        {hasFooter && rows.length > 0 ? (
          <tfoot>
            <tr aria-rowindex={isWindowed ? rows.length + 2 : undefined}>
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

/** A placeholder for rows that are out of view. */
function Gap({ height }: { readonly height: number }) {
  return height <= 0 ? null : (
    <tr aria-hidden="true">
      <td className="p-0" style={{ height }}>
        {/* Nothing to say. */}
      </td>
    </tr>
  )
}

interface RowProps<Item> {
  readonly table: DataTableProps<Item>
  readonly row: Item
  /** The index among all rows; null if all rows are rendered. */
  readonly index: number | null
}

function Row<Item>({ index, row, table }: RowProps<Item>) {
  const { columns, rowClassName, rowKey, wholeRow } = table
  const whole = wholeRow?.(row)
  return (
    <tr
      data-key={rowKey(row)}
      aria-rowindex={index === null ? undefined : index + 2}
      className={rowClassName?.(row) ?? "hover:bg-hover"}
    >
      {whole === undefined ? (
        columns.map((column) => (
          <Cell key={column.id} column={column}>
            {column.cell(row)}
          </Cell>
        ))
      ) : (
        <td colSpan={columns.length} className="border-b border-line px-4 py-2 text-sm text-muted">
          {whole}
        </td>
      )}
    </tr>
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
