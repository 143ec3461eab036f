import type { ReactNode } from "react"
import { Button } from "../design/Button.tsx"
import { Notice } from "../design/Notice.tsx"
import { useFailureMessages } from "./failures.ts"

/** A failure and its effect. `what` is a sentence without its period: 'The list was not renamed'. */
export interface FailureDetails {
  readonly what: string
  readonly failure: unknown
}

export interface FailedCallProps extends FailureDetails {
  /** Repeats the call. Forms omit it, since their own button repeats the call. */
  readonly onRetry?: (() => void) | undefined
  readonly isRetrying?: boolean
  /** True if the user entered something, which remains in the form. */
  readonly isForm?: boolean
  /** Another action, shown next to 'Try again'. */
  readonly otherWay?: ReactNode
  readonly className?: string
}

/**
 * Shows a failed call in a form, a dialog, or a page: the notice's title, the effect, and the remedy. If the server
 * refused the call and gave a reason, the effect is the title [p8-failure-in-place].
 */
export function FailedCall(props: FailedCallProps) {
  const { className = "", failure, isForm = false, isRetrying = false, onRetry, otherWay, what } = props
  const { cure, text, title } = useFailureMessages()(failure)
  const isRefusal = title === ""
  const isSentence = text.endsWith(".")
  const advice = onRetry === undefined ? cure : ""
  return (
    <Notice
      kind="error"
      title={isRefusal ? what : title}
      isLive
      className={className}
      action={
        onRetry === undefined ? (
          otherWay
        ) : (
          <span className="flex flex-wrap gap-2">
            <Button isPending={isRetrying} onPress={onRetry}>
              Try again
            </Button>
            {otherWay}
          </span>
        )
      }
    >
      <div className="flex flex-col gap-1 text-pretty">
        {isRefusal ? null : (
          <p>
            <span>{`${what}.`}</span>
            {isForm ? " What you entered is still here." : ""}
          </p>
        )}
        <p>
          <span>{text}</span>
          {advice === "" ? null : isSentence ? ` ${advice}` : <span className="block">{advice}</span>}
        </p>
      </div>
    </Notice>
  )
}
