import type { LucideIcon } from "lucide-react"
import type { ReactNode } from "react"
import type { MessageText } from "@listwright/domain/shared"
import { WordedText } from "./wording.tsx"

export interface EmptyStateProps {
  readonly title: MessageText
  /** A hint about the next step. */
  readonly children: ReactNode
  /** A button for the suggested action. */
  readonly action?: ReactNode
  readonly icon?: LucideIcon
}

/** A placeholder shown while there's no content. */
export function EmptyState({ title, children, action, icon: Icon }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 rounded-card border border-dashed border-line px-6 py-8 text-center">
      {Icon === undefined ? null : (
        <Icon className="size-6 text-muted" strokeWidth={1.5} aria-hidden="true" />
      )}
      <p className="font-semibold">
        <WordedText text={title} />
      </p>
      <div className="max-w-[44ch] text-muted">{children}</div>
      {action === undefined ? null : <div className="mt-2">{action}</div>}
    </div>
  )
}
