import { FailedCall } from "../../../app/FailedCall.tsx"

export interface SearchErrorProps {
  readonly error: unknown
  /** True while the search is being retried. */
  readonly isPending: boolean
  readonly onRetry: () => void
}

/** The content shown if a search fails: the reason, and a retry button. */
export function SearchError({ error, isPending, onRetry }: SearchErrorProps) {
  return (
    <div className="p-2">
      <FailedCall
        what="We couldn't search for areas"
        failure={error}
        isRetrying={isPending}
        onRetry={onRetry}
      />
    </div>
  )
}
