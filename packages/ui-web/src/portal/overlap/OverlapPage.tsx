import type { OverlapPart } from "@listwright/domain/saved-lists"
import { useState } from "react"
import { Link, useSearchParams } from "react-router"
import { FailedCall } from "../../app/FailedCall.tsx"
import { buttonClasses } from "../../design/Button.tsx"
import { EmptyState } from "../../design/EmptyState.tsx"
import { recordsText } from "../../design/Figure.tsx"
import { Skeleton } from "../../design/Skeleton.tsx"
import { Comparison } from "./Comparison.tsx"
import { ComparisonViews } from "../saved-lists/ComparisonViews.tsx"
import { ExportTable } from "../saved-lists/ExportTable.tsx"
import { listsFromUrl } from "../saved-lists/overlapUrl.ts"
import { useOverlap } from "./useOverlap.ts"

const backToLists = (
  <Link to="/slc" className={buttonClasses()}>
    Choose lists
  </Link>
)

/**
 * The page for the overlap of saved lists, with the price of each part and an action for turning it into a list:
 * `/slc/overlap?lists=ID,ID`.
 */
export function OverlapPage() {
  const [parameters] = useSearchParams()
  const lists = listsFromUrl(parameters)
  const [over, setOver] = useState<OverlapPart>({ kind: "list", list: 0 })
  const { data, error, isFetching, isPlaceholderData, refetch } = useOverlap(lists, over)
  const people =
    data === undefined ? null : `${data.lists.length} lists, ${recordsText(data.total)} people in total`
  return (
    <div className="mx-auto flex max-w-[1280px] flex-col gap-6">
      <header className="flex items-end justify-between gap-4">
        <div className="min-w-0">
          <p className="text-sm">
            <Link to="/slc">Saved lists</Link>
          </p>
          <h1 tabIndex={-1} className="mt-1 text-xl font-semibold">
            Compare lists
          </h1>
          <p className="mt-1 min-h-6 text-muted">
            {people === null ? "See who is on which of your lists and what each part costs." : `${people}.`}
          </p>
        </div>
        {data === undefined || data.total === 0 ? null : (
          <ExportTable
            label="Export this comparison"
            ask={(tables, format) => tables.overlap({ lists, over }, format)}
          />
        )}
      </header>
      <ComparisonViews shown="overlap" lists={lists} />
      {error !== null ? (
        <FailedCall
          what="We couldn't compare the lists"
          failure={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          otherWay={backToLists}
        />
      ) : data === undefined ? (
        <div aria-busy="true" className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_328px]">
          <Skeleton className="h-[560px] w-full rounded-card" />
          <Skeleton className="h-[420px] w-full rounded-card max-lg:hidden" />
        </div>
      ) : data.total === 0 ? (
        <EmptyState title="These lists have no records today" action={backToLists}>
          The data may have changed since they were saved. Choose other lists to compare.
        </EmptyState>
      ) : (
        <Comparison overlap={data} over={over} onOver={setOver} isPending={isPlaceholderData} />
      )}
    </div>
  )
}
