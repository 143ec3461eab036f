import { restrictToArea } from "@listwright/domain/reports"
import { NotFound } from "@listwright/domain/shared"
import { Schema } from "effect"
import { Link, useSearchParams } from "react-router"
import { FailedCall } from "../../app/FailedCall.tsx"
import { buttonClasses } from "../../design/Button.tsx"
import { EmptyState } from "../../design/EmptyState.tsx"
import { Skeleton } from "../../design/Skeleton.tsx"
import { linkedDraftMissingNotice } from "../../list/draft/Notices.ts"
import { OrderBreakdown } from "./OrderBreakdown.tsx"
import { useOrderBySid } from "./useBreakdown.ts"
import { WordedText } from "../../design/wording.tsx"

const isNotFound = Schema.is(NotFound)

/** The breakdown of the counted order `sid` by the demographic `demo`. */
export function BreakdownPage() {
  const [parameters, setParameters] = useSearchParams()
  const [sid, demo] = [parameters.get("sid") ?? "", parameters.get("demo") ?? ""]
  const area = parameters.get("area")
  const { data: order, error, isFetching, refetch } = useOrderBySid(sid)
  const draft =
    order === undefined || area === null
      ? order
      : { ...order, definition: restrictToArea(order.definition, area) }
  const isMissing = sid === "" || isNotFound(error)
  return (
    <div className="mx-auto flex max-w-[760px] flex-col gap-6">
      {isMissing ? (
        <>
          <Heading />
          <EmptyState
            title={linkedDraftMissingNotice.title}
            action={
              <Link to="/slc" className={buttonClasses()}>
                Saved lists
              </Link>
            }
          >
            <WordedText text={linkedDraftMissingNotice.text} />
          </EmptyState>
        </>
      ) : error !== null ? (
        <>
          <Heading />
          <FailedCall
            what="We couldn't load the order"
            failure={error}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        </>
      ) : draft === undefined ? (
        <div aria-busy="true" className="flex flex-col gap-6">
          <Heading />
          <Skeleton className="h-[62px] w-full max-w-[320px]" />
          <Skeleton className="h-[420px] w-full rounded-card" />
        </div>
      ) : (
        <OrderBreakdown
          draft={draft}
          demo={demo}
          onDemo={(column) =>
            setParameters({ sid, demo: column, ...(area === null ? {} : { area }) }, { replace: true })
          }
        />
      )}
    </div>
  )
}

function Heading() {
  return (
    <h1 tabIndex={-1} className="text-xl font-semibold">
      Breakdown report
    </h1>
  )
}
