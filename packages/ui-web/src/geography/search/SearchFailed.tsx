import { FailedCall } from "../../app/FailedCall.tsx"

export interface SearchFailedProps {
  readonly error: unknown
  /** True while the search is being retried. */
  readonly isPending: boolean
  readonly onRetry: () => void
}

/** Shown if a search failed: the reason, and a button to try again. */
export function SearchFailed({ error, isPending, onRetry }: SearchFailedProps) {
  return (
    <div className="p-2">
      <FailedCall
        what="The areas could not be searched"
        failure={error}
        isRetrying={isPending}
        onRetry={onRetry}
      />
    </div>
  )
}
