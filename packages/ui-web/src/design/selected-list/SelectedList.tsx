import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from "react"
import { Button } from "../Button.tsx"
import { recordsText } from "../Figure.tsx"
import { useIsNarrow, useMediaQuery } from "../useMediaQuery.ts"
import { ListBar, type CompletedListAction } from "./ListBar.tsx"
import { ListBody, type ListBodyHandle } from "./ListBody.tsx"
import { MIN_ROWS_FOR_FILTER, ROWS_IN_VIEW } from "./listHeight.ts"
import type { ListAction, ListColumn, ListRowData, ListGroup } from "./ListColumn.ts"
import { ListHeader } from "./ListHeader.tsx"
import { ListTools } from "./ListTools.tsx"
import { firstAddedIndex } from "./firstAddedIndex.ts"
import { filterRows } from "./rowFilter.ts"
import {
  extendSelection,
  emptySelection,
  selectedKeys,
  flattenSelection,
  toggleAllRows,
  toggleRow,
} from "./rowSelection.ts"
import { type RowSorting, sortRows } from "./rowSorting.ts"

export interface SelectedListProps<Row extends ListRowData> {
  /** The id of the heading that names the list. */
  readonly labelledBy: string
  /** The plural noun for the rows: 'areas'. */
  readonly nouns: string
  readonly columns: ReadonlyArray<ListColumn<Row>>
  readonly rows: ReadonlyArray<Row>
  /** The names of entries that are being looked up and will become rows. */
  readonly pending?: ReadonlyArray<string>
  /** Returns the text that the filter searches: the name, code, and state. */
  readonly textOf: (row: Row) => string
  readonly placeholder: string
  readonly groups: ReadonlyArray<ListGroup<Row>>
  readonly actions: ReadonlyArray<ListAction<Row>>
  /** The button that copies the selected rows as text, one line per row. */
  readonly copy?: { readonly label: string; readonly textOf: (row: Row) => string }
  readonly hint: string
  readonly done: CompletedListAction | null
}

/**
 * A list of chosen items of any length, with sorting, filtering, selection, and actions. Only the rows in view are
 * rendered. Arrow keys, Page Up and Down, Home, and End move among the rows, Left and Right within a row; with Shift,
 * they select. Space toggles, Ctrl-A selects all displayed rows, Delete removes, and Escape clears the selection.
 */
export function SelectedList<Row extends ListRowData>(props: SelectedListProps<Row>) {
  const { actions, columns, copy, groups, nouns, pending = [], rows, textOf } = props
  const isNarrow = useIsNarrow()
  const isTouched = useMediaQuery("(width < 40rem), (pointer: coarse)")
  const [typed, setTyped] = useState("")
  const [groupId, setGroupId] = useState("")
  const [sorting, setSorting] = useState<RowSorting | null>(null)
  const [selection, setSelection] = useState(emptySelection)
  const [activeKey, setActiveKey] = useState<string | null>(null)

  const body = useRef<ListBodyHandle>(null)

  const group = groups.find(({ id }) => id === groupId)
  const shown = useMemo(() => {
    const found = filterRows(group === undefined ? rows : rows.filter(group.has), textOf, typed)
    const column = columns.find(({ id }) => id === sorting?.column)
    return column === undefined || sorting === null
      ? found
      : sortRows(found, column.sortBy, sorting.direction)
  }, [rows, group, typed, sorting, columns, textOf])
  const order = useMemo(() => shown.map(({ key }) => key), [shown])
  const selected = useMemo(() => {
    const keys = selectedKeys(selection, order)
    return rows.filter(({ key }) => keys.has(key))
  }, [selection, order, rows])
  const selectedSet = useMemo(() => new Set(selected.map(({ key }) => key)), [selected])
  const selectedShown = order.filter((key) => selectedSet.has(key)).length

  const isFiltered = typed.trim() !== "" || group !== undefined
  const rowHeight = isTouched ? 44 : 36
  const active = Math.max(0, activeKey === null ? 0 : order.indexOf(activeKey))
  const slots = actions.length > 2 ? 2 : actions.length
  const tracks = [
    isTouched ? "44px" : "40px",
    ...columns
      .filter(({ isHiddenOnPhone = false }) => !(isNarrow && isHiddenOnPhone))
      .map(({ width, widthOnPhone }) => (isNarrow ? (widthOnPhone ?? width) : width)),
    `${slots * rowHeight}px`,
  ].join(" ")

  /** The keys of all current and pending rows. */
  const keys = [...rows.map(({ key }) => key), ...pending]
  const known = useRef<ReadonlySet<string>>(new Set())
  useLayoutEffect(() => {
    const first = isFiltered || sorting !== null ? null : firstAddedIndex(known.current, keys)
    known.current = new Set(keys)
    if (first !== null) body.current?.show(first)
  })

  const moveTo = (index: number) => {
    const to = Math.min(Math.max(index, 0), shown.length - 1)
    const key = order[to]
    if (key === undefined) return
    setActiveKey(key)
    body.current?.goTo(to, key)
  }
  const toggle = (key: string, isRange: boolean) => {
    setActiveKey(key)
    setSelection(
      isRange ? extendSelection(selection, key, order[active] ?? key) : toggleRow(selection, order, key),
    )
  }
  /**
   * Returns the row to focus when rows are removed: the next remaining row after the active one, or otherwise the row
   * before it.
   */
  const successorOf = (gone: ReadonlySet<string>): string | undefined =>
    order.slice(active).find((key) => !gone.has(key)) ??
    order.slice(0, active).findLast((key) => !gone.has(key))

  const act = (action: ListAction<Row>, meant: ReadonlyArray<Row>) => {
    const offered = meant.filter(action.isOffered)
    if (offered.length === 0) return
    if (action.isRemoval === true) {
      const next = successorOf(new Set(offered.map(({ key }) => key)))
      if (next !== undefined) moveTo(order.indexOf(next))
      setSelection(emptySelection)
    }
    action.perform(offered)
  }
  /** Performs an action from a row's button; the focus remains on the same kind of button. */
  const actOnRow = (action: ListAction<Row>, row: Row) => {
    if (action.isRemoval === true) {
      const at = order.indexOf(row.key)
      const next = order[at + 1] ?? order[at - 1]
      if (next !== undefined) {
        setActiveKey(next)
        body.current?.elementOf(next)?.querySelector<HTMLElement>(`[data-action="${action.label}"]`)?.focus()
      }
      setSelection(flattenSelection(selection, order))
    }
    action.perform([row])
  }

  const moves: Readonly<Record<string, number>> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + Math.floor(ROWS_IN_VIEW),
    PageUp: active - Math.floor(ROWS_IN_VIEW),
    Home: 0,
    End: shown.length - 1,
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { ctrlKey, currentTarget: row, key, metaKey, shiftKey, target } = event
    const at = order[active]
    if (at === undefined || !(target instanceof HTMLElement)) return
    const move = moves[key]
    if (move !== undefined) {
      const to = order[Math.min(Math.max(move, 0), shown.length - 1)]
      if (shiftKey && to !== undefined) setSelection(extendSelection(selection, to, at))
      moveTo(move)
    } else if (key === " " && target === row) {
      toggle(at, shiftKey)
    } else if (key.toLowerCase() === "a" && (ctrlKey || metaKey)) {
      if (selectedShown < shown.length) setSelection(toggleAllRows(selection, order, order))
    } else if (key === "Delete" || key === "Backspace") {
      const removal = actions.find(({ isRemoval }) => isRemoval)
      const meant = selected.length > 0 ? selected : shown.slice(active, active + 1)
      if (removal !== undefined) act(removal, meant)
    } else if (key === "Escape" && selected.length > 0) {
      setSelection(emptySelection)
    } else if (key === "ArrowRight" || key === "ArrowLeft") {
      const stops = [row, ...row.querySelectorAll<HTMLElement>("input, button")]
      stops[stops.indexOf(target) + (key === "ArrowRight" ? 1 : -1)]?.focus()
    } else {
      return
    }
    event.preventDefault()
  }

  const narrow = (change: () => void) => {
    setSelection(flattenSelection(selection, order))
    change()
  }
  const showAll = () =>
    narrow(() => {
      setTyped("")
      setGroupId("")
    })
  return (
    <div className="rounded-card border border-line bg-surface">
      {rows.length >= MIN_ROWS_FOR_FILTER || groups.length > 0 || isFiltered ? (
        <ListTools
          label={`Filter ${nouns}`}
          placeholder={props.placeholder}
          typed={typed}
          onType={(text) => narrow(() => setTyped(text))}
          rows={rows}
          groups={groups}
          group={group?.id ?? ""}
          onGroup={(id) => narrow(() => setGroupId(id))}
        />
      ) : null}
      <ListBody
        handle={body}
        labelledBy={props.labelledBy}
        head={
          <ListHeader
            columns={columns}
            sorting={sorting}
            onSort={(next) => narrow(() => setSorting(next))}
            selectAllLabel={isFiltered ? `Select all ${nouns} shown` : `Select all ${nouns}`}
            isAllSelected={shown.length > 0 && selectedShown === shown.length}
            isSomeSelected={selectedShown > 0}
            onSelectAll={() => setSelection(toggleAllRows(selection, order, order))}
            tracks={tracks}
            isNarrow={isNarrow}
          />
        }
        rows={shown}
        waiting={isFiltered ? [] : pending}
        columns={columns}
        actions={actions}
        tracks={tracks}
        rowHeight={rowHeight}
        selected={selectedSet}
        active={active}
        intents={{ onFocus: setActiveKey, onPress: press, onToggle: toggle, onAct: actOnRow }}
      />
      {isFiltered && shown.length === 0 ? (
        <div className="flex flex-col items-center gap-2 border-t border-line px-4 py-6 text-center text-muted">
          <p>No {nouns} match.</p>
          <Button onPress={showAll}>Show all {nouns}</Button>
        </div>
      ) : null}
      <ListBar
        selected={selected}
        hidden={selected.length - selectedShown}
        hint={props.hint}
        found={
          isFiltered ? `${recordsText(shown.length)} of ${recordsText(rows.length)} ${nouns} shown` : null
        }
        done={props.done}
        actions={actions}
        copy={copy ?? null}
        onAct={(action) => act(action, selected)}
        onClear={() => setSelection(emptySelection)}
      />
    </div>
  )
}
