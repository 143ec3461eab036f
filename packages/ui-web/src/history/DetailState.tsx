import type { UseQueryResult } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { useFailureText } from "../app/failures.ts"
import { Button } from "../design/Button.tsx"
import { Notice } from "../design/Notice.tsx"
import { Skeleton } from "../design/Skeleton.tsx"

export interface DetailStateProps<Told> {
  readonly told: UseQueryResult<Told, unknown>
  readonly children: (told: Told) => ReactNode
}

/**
 * The content of a dialog about an order: the order, a placeholder while it loads, or a notice that it couldn't be
 * loaded.
 */
export function DetailState<Told>({ children, told }: DetailStateProps<Told>) {
  const failureText = useFailureText()
  if (told.data !== undefined) return children(told.data)
  if (told.isError)
    return (
      <Notice
        kind="error"
        title="The details could not be loaded"
        isLive
        action={
          <Button isPending={told.isFetching} onPress={() => void told.refetch()}>
            Try again
          </Button>
        }
      >
        {failureText(told.error)}
      </Notice>
    )
  return (
    <div aria-busy="true" className="grid grid-cols-2 gap-x-8 gap-y-3">
      <p role="status" className="sr-only">
        Loading the details
      </p>
      {["a", "b", "c", "d", "e", "f", "g", "h"].map((place) => (
        <Skeleton key={place} className="h-9 w-40" />
      ))}
    </div>
  )
}
