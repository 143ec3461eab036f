import { useFailureText } from "../../app/failures.ts"
import { Button } from "../../design/Button.tsx"
import { Notice } from "../../design/Notice.tsx"

export interface SearchFailedProps {
  readonly error: unknown
  /** True while the search is being retried. */
  readonly isPending: boolean
  readonly onRetry: () => void
}

/** Shown if a search failed: the reason, and a button to try again. */
export function SearchFailed({ error, isPending, onRetry }: SearchFailedProps) {
  const failureText = useFailureText()
  return (
    <div className="p-2">
      <Notice
        kind="error"
        title="The areas could not be searched"
        isLive
        action={
          <Button isPending={isPending} onPress={onRetry}>
            Try again
          </Button>
        }
      >
        {failureText(error)}
      </Notice>
    </div>
  )
}
