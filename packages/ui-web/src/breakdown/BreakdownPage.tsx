import { ofOneArea } from "@listwright/domain/reports"
import { NotFound } from "@listwright/domain/shared"
import { Schema } from "effect"
import { Link, useSearchParams } from "react-router"
import { FailedCall } from "../app/FailedCall.tsx"
import { buttonLook } from "../design/Button.tsx"
import { EmptyState } from "../design/EmptyState.tsx"
import { Skeleton } from "../design/Skeleton.tsx"
import { linkedDraftMissing } from "../draft/Notices.ts"
import { BreakdownOfOrder } from "./BreakdownOfOrder.tsx"
import { useNamedOrder } from "./useBreakdown.ts"
import { Worded } from "../design/words.tsx"

const isNotFound = Schema.is(NotFound)

/** The breakdown of the counted order `sid` by the demographic `demo`. */
export function BreakdownPage() {
  const [parameters, setParameters] = useSearchParams()
  const [sid, demo] = [parameters.get("sid") ?? "", parameters.get("demo") ?? ""]
  const area = parameters.get("area")
  const { data: order, error, isFetching, refetch } = useNamedOrder(sid)
  const draft =
    order === undefined || area === null ? order : { ...order, definition: ofOneArea(order.definition, area) }
  const isMissing = sid === "" || isNotFound(error)
  return (
    <div className="mx-auto flex max-w-[760px] flex-col gap-6">
      {isMissing ? (
        <>
          <Heading />
          <EmptyState
            title={linkedDraftMissing.title}
            action={
              <Link to="/slc" className={buttonLook()}>
                Saved lists
              </Link>
            }
          >
            <Worded text={linkedDraftMissing.text} />
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
        <BreakdownOfOrder
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
