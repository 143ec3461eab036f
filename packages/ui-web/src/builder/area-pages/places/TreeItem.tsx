import type { PlaceChoice } from "@listwright/domain/geography"
import { ChevronRight } from "lucide-react"
import type { KeyboardEvent } from "react"
import { Button } from "../../../design/Button.tsx"
import { standaloneCheckboxClasses } from "../../../design/Checkbox.tsx"
import { classes } from "../../../design/classes.ts"
import { recordsText } from "../../../design/Figure.tsx"
import { Skeleton } from "../../../design/Skeleton.tsx"
import type { PlaceRow, StateRow, TreeRow } from "./treeRows.ts"

export interface TreeItemProps {
  readonly row: TreeRow
  /** The plural noun for the places: 'counties'. */
  readonly places: string
  /** The row's offset from the top in pixels. */
  readonly top: number
  /** True if places are nested under states. */
  readonly isIndented: boolean
  readonly canChooseAll: boolean
  /** True while the state's places are being requested so that all of them can be chosen. */
  readonly isBusy: boolean
  readonly onOpen: (state: string) => void
  readonly onToggleState: (state: PlaceChoice) => void
  readonly onTogglePlace: (place: PlaceChoice) => void
  readonly onRetry: (state: string) => void
  readonly onFocus: () => void
  readonly onPress: (event: KeyboardEvent<HTMLElement>) => void
}

/** A row of the tree: a state, one of its places, or the reason its places aren't shown. */
export function TreeItem(props: TreeItemProps) {
  const { isIndented, onFocus, onPress, row, top } = props
  return (
    <li
      // Rows are drawn as they come into view; this says where they stand among their like.
      {...(row._tag === "Place" ? { "aria-posinset": row.at, "aria-setsize": row.of } : {})}
      {...(isIndented ? { "aria-level": row._tag === "State" ? 1 : 2 } : {})}
      data-key={row.key}
      style={{ top }}
      className="absolute inset-x-0 h-11 border-b border-line last:border-b-0"
    >
      <div role="presentation" onFocus={onFocus} onKeyDown={onPress} className="flex h-full items-center">
        {row._tag === "State" ? (
          <StateCells {...props} row={row} />
        ) : row._tag === "Place" ? (
          <PlaceCells {...props} row={row} />
        ) : (
          <div className="flex w-full items-center gap-2 pr-3 pl-14 text-sm text-muted">
            {row._tag === "Waiting" ? (
              <>
                <Skeleton className="h-4 w-32" />
                <span className="sr-only">Loading {props.places}</span>
              </>
            ) : row._tag === "Empty" ? (
              `There are no ${props.places} here.`
            ) : (
              <>
                <span className="min-w-0 flex-1">We couldn't load the {props.places}.</span>
                <Button kind="quiet" size="small" onPress={() => props.onRetry(row.state.state)}>
                  Try again
                </Button>
              </>
            )}
          </div>
        )}
      </div>
    </li>
  )
}

function StateCells(props: TreeItemProps & { readonly row: StateRow }) {
  const { canChooseAll, isBusy, onOpen, onToggleState, places, row } = props
  const { chosen, isOpen, part, state } = row
  return (
    <>
      {canChooseAll ? (
        <label className="flex h-full w-12 shrink-0 items-center justify-center">
          <input
            ref={(input) => {
              if (input !== null) input.indeterminate = part === "some"
            }}
            type="checkbox"
            checked={part === "all"}
            aria-busy={isBusy || undefined}
            aria-label={`All ${places} in ${state.name}`}
            onChange={() => onToggleState(state)}
            className={classes(standaloneCheckboxClasses, isBusy && "animate-pulse")}
          />
        </label>
      ) : (
        <span className="w-3 shrink-0" />
      )}
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => onOpen(state.state)}
        className="flex h-full min-w-0 flex-1 items-center gap-2 pr-3 text-left -outline-offset-2 hover:bg-hover"
      >
        <span className="min-w-0 flex-1 truncate font-medium">{state.name}</span>
        {chosen === null ? null : (
          <span className="tabular shrink-0 text-sm text-muted">
            {chosen.count === 0
              ? recordsText(chosen.of)
              : `${recordsText(chosen.count)} of ${recordsText(chosen.of)}`}
          </span>
        )}
        <ChevronRight
          aria-hidden="true"
          className={classes(
            "size-4 shrink-0 text-muted transition-transform duration-150",
            isOpen && "rotate-90",
          )}
        />
      </button>
    </>
  )
}

function PlaceCells(props: TreeItemProps & { readonly row: PlaceRow }) {
  const { isIndented, onTogglePlace, row } = props
  return (
    <label
      className={classes(
        "flex h-full min-w-0 flex-1 cursor-pointer items-center gap-3 pr-3 hover:bg-hover",
        isIndented ? "pl-12" : "pl-4",
        row.use === "chosen" && "bg-accent-soft",
      )}
    >
      <input
        type="checkbox"
        checked={row.use === "chosen"}
        onChange={() => onTogglePlace(row.choice)}
        className={standaloneCheckboxClasses}
      />
      <span className="min-w-0 flex-1 truncate">{row.choice.name}</span>
      {row.use === "excluded" ? (
        <span className="shrink-0 rounded-full bg-caution-soft px-2 py-0.5 text-xs font-medium text-caution">
          Excluded
        </span>
      ) : null}
    </label>
  )
}
