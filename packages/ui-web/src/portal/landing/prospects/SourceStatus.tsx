import { recordTerms, type SourceRecords } from "@listwright/domain/catalog"
import { formatWholeNumber } from "@listwright/domain/shared"
import { Progress } from "../../../design/Progress.tsx"

interface SourceStateProps {
  readonly records: SourceRecords
  readonly listType: number
}

/** A source's record count, or the progress while the records are being prepared. */
export function SourceStatus({ listType, records }: SourceStateProps) {
  const { several } = recordTerms(listType)
  switch (records.state) {
    case "ready":
      return (
        <span className="block text-muted tabular-nums">
          {formatWholeNumber(records.records)} {several}
        </span>
      )
    case "preparing":
      return (
        <span className="block space-y-1.5 text-muted">
          <span className="block">
            {records.fraction === null
              ? "Waiting to be prepared"
              : `Preparing, ${Math.floor(records.fraction * 100)}%`}
          </span>
          <Progress fraction={records.fraction} label={`Preparing ${several}`} />
        </span>
      )
    case "missing":
      return <span className="block text-muted">No records yet</span>
  }
}
