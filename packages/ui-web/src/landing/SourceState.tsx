import type { SourceRecords } from "@listwright/domain/catalogue"
import { wholeText } from "@listwright/domain/shared"
import { Progress } from "../design/Progress.tsx"

interface SourceStateProps {
  readonly records: SourceRecords
  /** What they are: 'Businesses'. */
  readonly universe: string
}

/** How many records a source has; while they are being prepared, how far they are. */
export function SourceState({ records, universe }: SourceStateProps) {
  switch (records.state) {
    case "ready":
      return (
        <span className="block text-muted tabular-nums">
          {wholeText(records.records)} {universe.toLowerCase()}
        </span>
      )
    case "preparing":
      return (
        <span className="block space-y-1.5 text-muted">
          <span className="block">
            {records.fraction === null
              ? "Waiting to be prepared"
              : `Being prepared, ${Math.floor(records.fraction * 100)} %`}
          </span>
          <Progress fraction={records.fraction} label={`Preparing ${universe.toLowerCase()}`} />
        </span>
      )
    case "missing":
      return <span className="block text-muted">No records yet</span>
  }
}
