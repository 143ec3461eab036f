import { CircleCheck } from "lucide-react"
import { type ReactNode, useEffect, useRef } from "react"

/**
 * The message shown instead of a form after sending it. It takes the focus, because the previously focused button is
 * gone.
 */
export function ThankYouMessage({
  title,
  children,
}: {
  readonly title: string
  readonly children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex flex-col items-center gap-2 py-6 text-center">
      <CircleCheck className="size-8 text-positive" strokeWidth={1.5} aria-hidden="true" />
      <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
        {title}
      </h2>
      <div className="max-w-[44ch] text-pretty text-muted">{children}</div>
    </div>
  )
}
