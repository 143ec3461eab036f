import type { Draft } from "@listwright/domain/drafts"
import { recordCountText } from "@listwright/domain/shared"
import { useSession } from "../../app/session.ts"
import { FailedCall } from "../../app/FailedCall.tsx"
import { Skeleton } from "../../design/Skeleton.tsx"
import { sourceName } from "../../app/offeredSources.ts"
import { FillRates } from "./FillRates.tsx"
import { SampleRecords } from "./SampleRecords.tsx"
import { useListContents } from "./useListContents.ts"

export interface SourceContentsProps {
  readonly listType: number
  readonly draft: Draft
}

/** A source's columns with the number of records that have each, and ten masked records. */
export function SourceContents({ draft, listType }: SourceContentsProps) {
  const session = useSession()
  const { columns, error, fill, isOfList, retry, sample } = useListContents(listType, draft)
  if (error !== null)
    return <FailedCall what="We couldn't load the records" failure={error} onRetry={retry} />
  if (fill === undefined || sample === undefined || columns === undefined)
    return (
      <div className="flex flex-col gap-3" aria-busy="true" aria-label="Loading">
        {Array.from({ length: 8 }, (_, line) => (
          <Skeleton key={line} className="h-5 w-full" />
        ))}
      </div>
    )
  return (
    <div className="flex flex-col gap-5">
      <p className="tabular text-muted">
        {sourceName(listType, session)}:{" "}
        {isOfList
          ? `the ${recordCountText(fill.total)} in your list right now.`
          : `all ${recordCountText(fill.total)} available.`}
      </p>
      <SampleRecords sample={sample} columns={columns} />
      <FillRates fill={fill} columns={columns} listType={listType} />
    </div>
  )
}
