import { compactShareText } from "@listwright/domain/audience"
import type { ValueShare } from "@listwright/domain/counting"
import { classes } from "../../../design/classes.ts"
import { recordsText } from "../../../design/Figure.tsx"

export interface ShareFigureProps {
  /** The share; undefined if unknown, with its space still reserved. */
  readonly share: ValueShare | undefined
  /** The total number of records that the share is based on. */
  readonly total: number
  readonly isBehind: boolean
}

/** A value's share: a thin bar and a percentage for sighted users, the exact figures for screen readers. */
export function ShareFigure({ share, total, isBehind }: ShareFigureProps) {
  return (
    <span
      className={classes(
        "flex h-6 w-28 items-center justify-end gap-2 transition-opacity duration-100 sm:w-40 pointer-coarse:h-11",
        isBehind && "opacity-50",
      )}
    >
      {share === undefined ? null : (
        <>
          <span aria-hidden="true" className="flex h-1 flex-1">
            <span
              className="rounded-full bg-accent"
              style={{ width: `${share.length * 100}%`, minWidth: share.records > 0 ? 2 : 0 }}
            />
          </span>
          <span
            className="tabular w-10 text-right text-xs text-muted"
            title={`${recordsText(share.records)} of ${recordsText(total)} records`}
          >
            {compactShareText(share.share)}
            <span className="sr-only">
              , {recordsText(share.records)} of {recordsText(total)} records
            </span>
          </span>
        </>
      )}
    </span>
  )
}
