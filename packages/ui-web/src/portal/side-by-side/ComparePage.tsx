import { type ListReference, parseListReference } from "@listwright/domain/saved-lists"
import { Link, useSearchParams } from "react-router"
import { FailedCall } from "../../app/FailedCall.tsx"
import { buttonClasses } from "../../design/Button.tsx"
import { EmptyState } from "../../design/EmptyState.tsx"
import { Skeleton } from "../../design/Skeleton.tsx"
import { ComparisonViews } from "../saved-lists/ComparisonViews.tsx"
import { SecondListPicker } from "./SecondListPicker.tsx"
import { SideBySideTable } from "./SideBySideTable.tsx"
import { useListComparison } from "./useListComparison.ts"

/** Two lists side by side: their choices, their counts and prices, and their differences. */
export function ComparePage() {
  const [parameters] = useSearchParams()
  const references = (parameters.get("lists") ?? "")
    .split(",")
    .flatMap((text) => parseListReference(text) ?? [])
  const [one, other] = references
  const saved = references.flatMap((reference) => (reference.kind === "list" ? [reference.id] : []))
  return (
    <div className="mx-auto flex max-w-[1280px] flex-col gap-6">
      <header>
        <p className="text-sm">
          <Link to="/slc">Saved lists</Link>
        </p>
        <h1 tabIndex={-1} className="mt-1 text-xl font-semibold">
          Compare lists
        </h1>
        <p className="mt-1 text-muted">
          See what two lists select, how many records they have, what they cost today, and where they differ.
        </p>
      </header>
      <ComparisonViews shown="sideBySide" lists={saved} />
      {one === undefined ? (
        <EmptyState title="No lists to compare" action={backToLists}>
          Select two saved lists and press Compare.
        </EmptyState>
      ) : other === undefined ? (
        <SecondListPicker one={one} />
      ) : (
        <Compared key={parameters.get("lists")} one={one} other={other} />
      )}
    </div>
  )
}

const backToLists = (
  <Link to="/slc" className={buttonClasses()}>
    Choose lists
  </Link>
)

interface ComparedProps {
  readonly one: ListReference
  readonly other: ListReference
}

function Compared({ one, other }: ComparedProps) {
  const { data, error, isFetching, refetch } = useListComparison(one, other)
  if (data !== undefined) return <SideBySideTable sides={data} />
  if (error === null)
    return (
      <div aria-busy="true">
        <Skeleton className="h-[560px] w-full rounded-card" />
      </div>
    )
  // A deleted list and another user's list look the same.
  if (error._tag === "NotFound")
    return (
      <EmptyState title="We couldn't find one of these lists" action={backToLists}>
        It may have been deleted, or it may belong to someone else.
      </EmptyState>
    )
  return (
    <FailedCall
      what="We couldn't compare the lists"
      failure={error}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
}
