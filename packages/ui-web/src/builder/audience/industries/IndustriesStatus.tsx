import { emptyListText } from "@listwright/domain/shared"
import { Search } from "lucide-react"
import { Button } from "../../../design/Button.tsx"
import { EmptyState } from "../../../design/EmptyState.tsx"
import { Notice } from "../../../design/Notice.tsx"
import { Skeleton } from "../../../design/Skeleton.tsx"

/** The message shown if the tree or the search results couldn't be loaded. */
export function IndustriesError({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice kind="error" isLive action={<Button onPress={onRetry}>Try again</Button>}>
      We couldn't load the business types.
    </Notice>
  )
}

const WIDTHS = ["w-48", "w-40", "w-56", "w-36", "w-52", "w-44", "w-40", "w-56", "w-32", "w-48"]

/** A placeholder for the divisions, with the same size, while they load. */
export function IndustriesLoading() {
  return (
    <div aria-busy="true" className="overflow-hidden rounded-card border border-line bg-surface">
      <div className="h-9 border-b border-line" />
      {WIDTHS.map((width, at) => (
        <div key={at} className="flex h-11 items-center gap-3 border-b border-line px-4 last:border-b-0">
          <Skeleton className="ml-6 size-4.5" />
          <Skeleton className={`h-4 ${width}`} />
        </div>
      ))}
    </div>
  )
}

/** The message shown if a search finds nothing. */
export function NoIndustriesFound({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState
      title={emptyListText("options")}
      icon={Search}
      action={<Button onPress={onClear}>Show all business types</Button>}
    >
      No business type matches this name or code.
    </EmptyState>
  )
}
