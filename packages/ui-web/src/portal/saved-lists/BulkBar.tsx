import { MAX_OVERLAP_AREAS } from "@listwright/domain/counting"
import { combineButtonState, checkComparable, type SavedList } from "@listwright/domain/saved-lists"
import { Result } from "effect"
import { ChartBarBig, Combine as CombineIcon, Download, Trash2 } from "lucide-react"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { comparisonUrl } from "../../app/comparisonUrl.ts"
import { useSession } from "../../app/session.ts"
import { Button, buttonClasses } from "../../design/Button.tsx"
import { classes } from "../../design/classes.ts"
import { recordsText } from "../../design/Figure.tsx"
import { overlapUrl } from "./overlapUrl.ts"

export interface BulkBarProps {
  readonly selected: ReadonlyArray<SavedList>
  /** The total number of saved lists; null while unknown. */
  readonly total: number | null
  /** The actions on all shown lists. */
  readonly children?: ReactNode
  readonly onClear: () => void
  readonly onDownload: () => void
  readonly isDownloading: boolean
  readonly onDelete: () => void
  readonly onCombine: () => void
}

/**
 * The actions on the selected lists. The bar is always shown, so that selecting doesn't move the page
 * [p4-combine-selection].
 */
export function BulkBar(props: BulkBarProps) {
  const { children, isDownloading, onClear, onCombine, onDelete, onDownload, selected, total } = props
  const { site, user } = useSession()
  const count = selected.length
  const canCombine = combineButtonState(user.role, null, count) !== "disabled"
  const ids = selected.map(({ id }) => id)
  const [one, other, ...more] = ids
  /** The URL of the comparison: two lists from any source side by side, or several lists by overlap. */
  const comparison =
    one !== undefined && other !== undefined && more.length === 0
      ? comparisonUrl(`list:${one}`, `list:${other}`)
      : Result.isSuccess(checkComparable(selected)) && count <= MAX_OVERLAP_AREAS
        ? overlapUrl(ids)
        : null
  const comparing = (
    <>
      <ChartBarBig className="size-4" aria-hidden="true" />
      Compare
    </>
  )
  return (
    <section
      aria-label="Selected lists"
      className="no-print sticky top-14 z-20 -mx-1 flex min-h-13 flex-wrap items-center gap-x-3 gap-y-2 bg-canvas px-1 py-2"
    >
      <p role="status" className="tabular text-sm">
        {count === 0 ? (
          <span className="text-muted">
            {total === null ? "" : total === 1 ? "1 saved list" : `${recordsText(total)} saved lists`}
          </span>
        ) : (
          <span className="font-medium">{recordsText(count)} selected</span>
        )}
      </p>
      {count === 0 ? null : (
        <Button kind="quiet" size="small" className="text-sm" onPress={onClear}>
          Clear selection
        </Button>
      )}
      {/* On a phone, what is about the selection takes its place. */}
      <div className={classes("flex flex-wrap items-center", count > 0 && "max-sm:hidden")}>{children}</div>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
        {/* Only where the line has room for it with and without a selection. */}
        <p className="text-xs text-muted max-xl:hidden">
          {canCombine || !site.combinesSavedLists || (total ?? 0) < 2
            ? ""
            : count === 1
              ? "Select one more to combine"
              : "Select two or more to combine"}
        </p>
        <Button isDisabled={count === 0} isPending={isDownloading} onPress={onDownload}>
          <Download className="size-4" aria-hidden="true" />
          <span className="max-sm:sr-only">Download</span>
        </Button>
        <Button isDisabled={count === 0} onPress={onDelete}>
          <Trash2 className="size-4" aria-hidden="true" />
          <span className="max-sm:sr-only">Delete</span>
        </Button>
        {comparison === null ? (
          <Button isDisabled>{comparing}</Button>
        ) : (
          <Link to={comparison} className={buttonClasses("secondary")}>
            {comparing}
          </Link>
        )}
        {site.combinesSavedLists ? (
          <Button kind={canCombine ? "primary" : "secondary"} isDisabled={!canCombine} onPress={onCombine}>
            <CombineIcon className="size-4" aria-hidden="true" />
            COMBINE
          </Button>
        ) : null}
      </div>
    </section>
  )
}
