import { Undo2 } from "lucide-react"
import { Button } from "../Button.tsx"
import { CopyButton } from "../CopyButton.tsx"
import { recordsText } from "../Figure.tsx"
import type { ListAction, ListRowData } from "./ListColumn.ts"

/** The last action on multiple rows, with its undo. */
export interface CompletedListAction {
  readonly text: string
  readonly undo: () => void
}

export interface ListBarProps<Row extends ListRowData> {
  readonly selected: ReadonlyArray<Row>
  /** The number of selected rows that the filter hides; actions apply to them too. */
  readonly hidden: number
  /** The hint shown when nothing is selected. */
  readonly hint: string
  /** The number of rows that match a filter, in words; null if there's no filter. */
  readonly found: string | null
  readonly done: CompletedListAction | null
  readonly actions: ReadonlyArray<ListAction<Row>>
  readonly copy: { readonly label: string; readonly textOf: (row: Row) => string } | null
  readonly onAct: (action: ListAction<Row>) => void
  readonly onClear: () => void
}

/** The actions on the selected rows. The bar is always shown, so that selecting doesn't move the page. */
export function ListBar<Row extends ListRowData>(props: ListBarProps<Row>) {
  const { actions, copy, done, found, hidden, hint, onAct, onClear, selected } = props
  const count = selected.length
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-1 border-t border-line px-2 py-0.5 text-sm">
      {/* What happened is said; the hint, which only stands there, is not. */}
      <p aria-live="polite" className="tabular min-w-0 px-2 py-1.5 empty:hidden">
        {count > 0 ? (
          <span className="font-medium">
            {recordsText(count)} selected
            {hidden === 0 ? "" : `, ${recordsText(hidden)} not shown`}
          </span>
        ) : (
          (done?.text ?? found)
        )}
      </p>
      {count === 0 && done === null && found === null ? (
        <p className="px-2 py-1.5 text-muted">{hint}</p>
      ) : null}
      {count > 0 ? (
        <>
          <Button kind="quiet" size="small" onPress={onClear}>
            Clear
          </Button>
          <div className="ml-auto flex items-center">
            {copy === null ? null : (
              <CopyButton text={() => selected.map(copy.textOf).join("\n")} size="small">
                {copy.label}
              </CopyButton>
            )}
            {actions.map((action) => {
              const { icon: Icon, isOffered, label } = action
              return (
                <Button
                  key={label}
                  kind="quiet"
                  size="small"
                  isDisabled={!selected.some(isOffered)}
                  onPress={() => onAct(action)}
                >
                  <Icon className="size-4" aria-hidden="true" />
                  <span className="max-sm:sr-only">{label}</span>
                </Button>
              )
            })}
          </div>
        </>
      ) : done === null ? null : (
        <Button kind="quiet" size="small" className="ml-auto" onPress={done.undo}>
          <Undo2 className="size-4" aria-hidden="true" />
          Undo
        </Button>
      )}
    </div>
  )
}
