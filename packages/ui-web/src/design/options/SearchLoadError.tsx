import { Button } from "../Button.tsx"
import { Notice } from "../Notice.tsx"

export interface SearchLoadErrorProps {
  readonly onRetry: () => void
  readonly className?: string
}

/** The message shown if the script for a search couldn't be loaded. */
export function SearchLoadError({ className = "", onRetry }: SearchLoadErrorProps) {
  return (
    <Notice kind="error" isLive className={className} action={<Button onPress={onRetry}>Try again</Button>}>
      We couldn't load the search. Check your internet connection.
    </Notice>
  )
}
