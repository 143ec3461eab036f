import {
  type ContextType,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from "react"
import { ListBox, ListBoxItem, ListStateContext, type Selection } from "react-aria-components/ListBox"
import { ListLayout, Virtualizer } from "react-aria-components/Virtualizer"
import { classes } from "../../../design/classes.ts"
import { Skeleton } from "../../../design/Skeleton.tsx"
import type { PlaceRow } from "./PlaceRow.ts"
import { type TypeaheadOptions, useTypeahead } from "./useTypeahead.ts"

/** The selected rows. */
export type PlaceSelection = Selection
export const EMPTY_PLACE_SELECTION: PlaceSelection = new Set()

export interface PlaceListHandle {
  readonly focus: () => void
}

export interface PlaceListProps {
  readonly handle: RefObject<PlaceListHandle | null>
  readonly label: string
  /** The text at the right of the label: the number of rows. */
  readonly aside: string
  readonly rows: ReadonlyArray<PlaceRow>
  /** The places in the other list, which aren't rows here. */
  readonly elsewhere: TypeaheadOptions["elsewhere"]
  /** The number of rows in view. */
  readonly height: number
  /** The selection as reported by the list, including the start of a range. */
  readonly marked: PlaceSelection
  readonly onMark: (marked: PlaceSelection) => void
  /** Called on a double click or Enter. */
  readonly onAct: (key: string) => void
  readonly isLoading: boolean
  /** The text shown if there aren't any rows. */
  readonly empty: string
}

const ROW = 32

type ListState = ContextType<typeof ListStateContext>

/** Exposes the state of the surrounding list, which alone can move the focus to a row that's out of view. */
function HoldState({ hold }: { readonly hold: (state: ListState) => void }) {
  const state = use(ListStateContext)
  useEffect(() => hold(state), [hold, state])
  return null
}

/**
 * A list of any length. Only the rows in view are rendered. Typing letters finds a row, Shift and Ctrl select multiple
 * rows, and a double click or Enter acts on a row.
 */
export function PlaceList(props: PlaceListProps) {
  const { aside, elsewhere, empty, handle, height, isLoading, label, marked, onAct, onMark, rows } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  useImperativeHandle(handle, () => ({ focus: () => list.current?.focus() }), [])
  const state = useRef<ListState>(null)
  const holdState = useCallback((held: ListState) => {
    state.current = held
  }, [])
  const { forget, onKeyDownCapture, said } = useTypeahead({
    rows,
    elsewhere,
    focusRow: (key) => state.current?.selectionManager.setFocusedKey(key),
  })
  /** The height on a phone, where both lists and the controls between them are visible together. */
  const size = "max-sm:h-60!"
  const room = { height: height * ROW + 2 }
  return (
    <div
      className="flex min-w-0 flex-col gap-1"
      onKeyDownCapture={onKeyDownCapture}
      onPointerDown={forget}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) forget()
      }}
    >
      <div className="flex items-baseline justify-between gap-2">
        <h2 id={id} className="shrink-0 text-sm font-medium first-letter:uppercase">
          {label}
        </h2>
        <p className="tabular truncate text-sm text-muted">{said === "" ? aside : said}</p>
        <p role="status" className="sr-only">
          {said}
        </p>
      </div>
      {isLoading ? (
        <div
          style={room}
          className={classes(
            size,
            "flex flex-col gap-4 rounded-control border border-line-strong px-3 py-2.5",
          )}
        >
          {["w-32", "w-24", "w-40", "w-28", "w-36", "w-24"].map((width, at) => (
            <Skeleton key={at} className={`h-4 ${width}`} />
          ))}
        </div>
      ) : (
        <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: ROW }}>
          <ListBox
            ref={list}
            aria-labelledby={id}
            style={room}
            className={classes(
              size,
              "overflow-y-auto rounded-control border border-line-strong bg-surface outline-offset-2",
            )}
            items={rows.map((row) => ({ ...row, id: row.key }))}
            selectionMode="multiple"
            selectionBehavior="replace"
            selectedKeys={marked}
            onSelectionChange={onMark}
            onAction={(key) => onAct(String(key))}
            renderEmptyState={() => <p className="px-3 py-2 text-sm text-muted">{empty}</p>}
          >
            {({ aside: beside, id: key, name }) => (
              <ListBoxItem
                id={key}
                textValue={name}
                className="flex h-8 cursor-default items-center gap-2 px-3 -outline-offset-2 select-none hover:bg-hover data-[selected]:bg-accent-soft data-[selected]:text-accent-text"
              >
                <HoldState hold={holdState} />
                <span className="min-w-0 flex-1 truncate">{name}</span>
                {beside === "" ? null : <span className="shrink-0 text-xs text-muted">{beside}</span>}
              </ListBoxItem>
            )}
          </ListBox>
        </Virtualizer>
      )}
    </div>
  )
}
