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

/** What a dialog tells of an order: it, its room while it loads, or why it did not come. */
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
