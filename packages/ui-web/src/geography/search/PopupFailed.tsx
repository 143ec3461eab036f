import { Button } from "../../design/Button.tsx"
import { Notice } from "../../design/Notice.tsx"

export interface PopupFailedProps {
  readonly onRetry: () => void
}

/** The popup's own script did not arrive. */
export function PopupFailed({ onRetry }: PopupFailedProps) {
  return (
    <Notice kind="error" isLive className="mt-2" action={<Button onPress={onRetry}>Try again</Button>}>
      The search could not be loaded. Check the internet connection.
    </Notice>
  )
}
