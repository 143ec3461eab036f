import { recordsText } from "../../../design/Figure.tsx"
import { Skeleton } from "../../../design/Skeleton.tsx"
import type { IndustryRecordCount } from "./useIndustryRecords.ts"

export interface IndustryFigureProps {
  /** The record count; undefined if there aren't any areas to count in yet. */
  readonly records: IndustryRecordCount | undefined
  /** True if the nodes below this one couldn't be loaded. */
  readonly isFailed: boolean
}

/** A node's record count, in a space reserved from the start. */
export function IndustryFigure({ isFailed, records }: IndustryFigureProps) {
  if (isFailed)
    return (
      <span role="alert" className="text-sm text-critical">
        Couldn't load
      </span>
    )
  if (records === undefined) return null
  return (
    <span className="tabular w-14 text-right text-sm text-muted sm:w-20">
      {records === null ? (
        <Skeleton className="ml-auto h-4 w-12" />
      ) : records === "failed" ? (
        "–"
      ) : (
        recordsText(records)
      )}
    </span>
  )
}
