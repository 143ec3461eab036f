import type { Area } from "@listwright/domain/definition"
import { Ban, Plus, X } from "lucide-react"
import { classes } from "../design/classes.ts"
import { Figure, recordsText } from "../design/Figure.tsx"

export interface AreaRowProps {
  readonly area: Area
  /** '60614', 'North side'. */
  readonly name: string
  /** City and state; empty while unknown. */
  readonly place: string
  /** Records that the area brings; null while unknown. */
  readonly available: number | null
  readonly isPending: boolean
  /** null: an area of this list cannot be left out. */
  readonly onExclude: (() => void) | null
  readonly onRemove: () => void
}

const small =
  "inline-flex min-h-8 items-center gap-1.5 rounded-control px-2 text-sm text-muted hover:bg-hover hover:text-text pointer-coarse:min-h-11 pointer-coarse:min-w-11 pointer-coarse:justify-center"

/** Removes the row; keyboard users continue with the next one. */
const focusNeighbour = (button: HTMLElement): void => {
  const row = button.closest("li")
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  neighbour?.querySelector<HTMLElement>("[data-remove]")?.focus()
}

/** One chosen area, what it brings, and how to take it away. */
export function AreaRow({ area, name, place, available, isPending, onExclude, onRemove }: AreaRowProps) {
  return (
    <li className="flex items-center gap-2 py-1 pr-2 pl-4 hover:bg-hover">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
        <span
          className={classes(
            "tabular min-w-0 font-medium wrap-anywhere",
            area.excluded && "text-muted line-through",
          )}
        >
          {name}
        </span>
        <span className="min-w-0 truncate text-muted">{place}</span>
        {area.excluded ? (
          <span className="rounded-full bg-caution-soft px-2 text-xs font-medium text-caution">Excluded</span>
        ) : null}
      </div>
      <span className="ml-auto text-right whitespace-nowrap text-muted">
        {area.excluded || available === null ? null : (
          <>
            <Figure text={recordsText(available)} isPending={isPending} className="text-text" /> records
          </>
        )}
      </span>
      {onExclude === null ? null : (
        <button
          type="button"
          className={small}
          onClick={onExclude}
          aria-label={area.excluded ? `Include ${name}` : `Exclude ${name}`}
        >
          {area.excluded ? (
            <Plus className="size-4" aria-hidden="true" />
          ) : (
            <Ban className="size-4" aria-hidden="true" />
          )}
          <span className="hidden sm:inline">{area.excluded ? "Include" : "Exclude"}</span>
        </button>
      )}
      <button
        type="button"
        className={small}
        onClick={(event) => {
          focusNeighbour(event.currentTarget)
          onRemove()
        }}
        aria-label={`Remove ${name}`}
        data-remove
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </li>
  )
}
