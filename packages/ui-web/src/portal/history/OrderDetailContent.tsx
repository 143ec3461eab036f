import type { UseQueryResult } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { FailedCall } from "../../app/FailedCall.tsx"
import { Skeleton } from "../../design/Skeleton.tsx"

export interface OrderDetailContentProps<Told> {
  readonly told: UseQueryResult<Told, unknown>
  readonly children: (told: Told) => ReactNode
}

/** The content of an order dialog: the order, a placeholder while it loads, or a notice that it couldn't be loaded. */
export function OrderDetailContent<Told>({ children, told }: OrderDetailContentProps<Told>) {
  if (told.data !== undefined) return children(told.data)
  if (told.isError)
    return (
      <FailedCall
        what="We couldn't load the details"
        failure={told.error}
        isRetrying={told.isFetching}
        onRetry={() => void told.refetch()}
      />
    )
  return (
    <div aria-busy="true" className="grid grid-cols-2 gap-x-8 gap-y-3">
      <p role="status" className="sr-only">
        Loading details
      </p>
      {["a", "b", "c", "d", "e", "f", "g", "h"].map((place) => (
        <Skeleton key={place} className="h-9 w-40" />
      ))}
    </div>
  )
}
