import { CircleCheck, CircleX, Info, type LucideIcon, TriangleAlert } from "lucide-react"
import type { NoticeKind, MessageText } from "@listwright/domain/shared"
import type { ReactNode } from "react"
import { classes } from "./classes.ts"
import { WordedText } from "./wording.tsx"

export const noticeIcons: Readonly<Record<NoticeKind, LucideIcon>> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleX,
}

const looks: Readonly<Record<NoticeKind, string>> = {
  info: "border-info/40 bg-info-soft",
  success: "border-positive/40 bg-positive-soft",
  warning: "border-caution/40 bg-caution-soft",
  error: "border-critical/40 bg-critical-soft",
}

export const noticeTextColors: Readonly<Record<NoticeKind, string>> = {
  info: "text-info",
  success: "text-positive",
  warning: "text-caution",
  error: "text-critical",
}

export interface NoticeProps {
  readonly kind: NoticeKind
  readonly title?: MessageText
  readonly children: ReactNode
  /** The content shown at the right, such as 'Try again', or below the text if there isn't enough room. */
  readonly action?: ReactNode
  /** True if screen readers announce the notice as soon as it appears, such as for a response to a user's action. */
  readonly isLive?: boolean
  readonly className?: string
}

/** A message within the page. It preserves line breaks, since several warnings form one message with a line each. */
export function Notice({ kind, title, children, action, isLive = false, className }: NoticeProps) {
  const Icon = noticeIcons[kind]
  return (
    <div
      role={isLive ? (kind === "info" || kind === "success" ? "status" : "alert") : undefined}
      className={classes("flex items-start gap-3 rounded-card border px-4 py-3", looks[kind], className)}
    >
      <Icon className={classes("mt-0.5 size-4.5 shrink-0", noticeTextColors[kind])} aria-hidden="true" />
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-3 gap-y-2">
        <div className="min-w-0 flex-[1_1_15rem] whitespace-pre-line">
          {title === undefined || title === "" ? null : (
            <p className="font-semibold">
              <WordedText text={title} />
            </p>
          )}
          <div>{children}</div>
        </div>
        {action}
      </div>
    </div>
  )
}
