import { Button } from "../../design/Button.tsx"
import { Skeleton } from "../../design/Skeleton.tsx"

/** Shows up to this many until the user asks for all. */
export const SHOWN_OFFERS = 4

/** A hint that explains the lack of offers. */
export function OffersHint({ children }: { readonly children: string }) {
  return <p className="py-1 text-sm text-muted">{children}</p>
}

/** There is no answer for now. */
export function OffersFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className="flex items-center justify-between gap-3">
      <OffersHint>Suggestions are not available at the moment.</OffersHint>
      <Button className="text-sm" onPress={onRetry}>
        Try again
      </Button>
    </div>
  )
}

/** The answer is on its way; `rows`: how many are expected. */
export function OffersWaiting({ rows }: { readonly rows: number }) {
  return (
    <div aria-busy="true" className="divide-y divide-line">
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className="flex h-14 items-center justify-between gap-3">
          <Skeleton className="h-8 w-40" />
          <Skeleton className="h-9 w-16" />
        </div>
      ))}
    </div>
  )
}
