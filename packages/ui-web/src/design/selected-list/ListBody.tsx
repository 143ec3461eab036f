import { type ReactElement, type ReactNode, type RefObject, useImperativeHandle, useMemo } from "react"
import type { ListAction, ListColumn, ListRowData, RowHandlers } from "./ListColumn.ts"
import { ListRow, PendingRow } from "./ListRow.tsx"
import { ROWS_IN_VIEW } from "./listHeight.ts"
import { memoizeByIndex } from "./memoizeByIndex.ts"
import { type RowWindow, useRowWindow } from "./useRowWindow.ts"

export type ListBodyHandle = Pick<RowWindow, "elementOf" | "goTo" | "show">

export interface ListBodyProps<Row extends ListRowData> {
  readonly handle: RefObject<ListBodyHandle | null>
  readonly labelledBy: string
  /** The headings, which remain in view. */
  readonly head: ReactNode
  readonly rows: ReadonlyArray<Row>
  /** The names of rows that are being added, shown after the other rows. */
  readonly waiting: ReadonlyArray<string>
  readonly columns: ReadonlyArray<ListColumn<Row>>
  readonly actions: ReadonlyArray<ListAction<Row>>
  readonly tracks: string
  readonly rowHeight: number
  readonly selected: ReadonlySet<string>
  /** The index of the row that receives focus with Tab. */
  readonly active: number
  readonly intents: RowHandlers<Row>
}

/**
 * A list's rows and headings in a scrolling box. It's a separate component so that scrolling re-renders nothing else.
 */
export function ListBody<Row extends ListRowData>(props: ListBodyProps<Row>) {
  const { active, actions, columns, handle, intents, rowHeight, rows, selected, tracks, waiting } = props
  const count = rows.length + waiting.length
  const viewHeight = rowHeight * Math.min(ROWS_IN_VIEW, Math.max(count, 1))
  const { drawn, elementOf, goTo, onScroll, scroller, show } = useRowWindow(
    { count, rowHeight, viewHeight },
    active,
  )
  useImperativeHandle(handle, () => ({ elementOf, goTo, show }))
  /** Creates each row's element once, so that scrolling renders only new rows. */
  const rowAt = useMemo(() => {
    const make = (index: number): ReactElement => {
      const row = rows[index]
      if (row === undefined) {
        const text = waiting[index - rows.length] ?? ""
        return (
          <PendingRow key={`pending ${text}`} index={index} height={rowHeight}>
            {text}
          </PendingRow>
        )
      }
      return (
        <ListRow
          key={row.key}
          row={row}
          columns={columns}
          actions={actions}
          index={index}
          height={rowHeight}
          tracks={tracks}
          isSelected={selected.has(row.key)}
          isActive={index === active}
          intents={intents}
        />
      )
    }
    return memoizeByIndex(make)
  }, [rows, waiting, columns, actions, rowHeight, tracks, selected, active, intents])
  return (
    <div
      ref={scroller}
      onScroll={onScroll}
      role="grid"
      aria-labelledby={props.labelledBy}
      aria-rowcount={count + 1}
      aria-multiselectable="true"
      className="relative overflow-x-hidden overflow-y-auto first:rounded-t-card"
      style={{ maxHeight: rowHeight * (ROWS_IN_VIEW + 1) + 1 }}
    >
      {props.head}
      <div role="rowgroup" className="relative" style={{ height: count * rowHeight }}>
        {drawn.map(rowAt)}
      </div>
    </div>
  )
}
