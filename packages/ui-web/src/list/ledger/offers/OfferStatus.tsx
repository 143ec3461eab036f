import { Button } from "../../../design/Button.tsx"
import { Skeleton } from "../../../design/Skeleton.tsx"

/** The number of offers shown until the rest are expanded. */
export const COLLAPSED_OFFER_COUNT = 4

/** A hint that explains the lack of offers. */
export function OffersHint({ children }: { readonly children: string }) {
  return <p className="py-1 text-sm text-muted">{children}</p>
}

/** A hint that suggestions aren't available at the moment, with a button to try again. */
export function OffersError({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className="flex items-center justify-between gap-3">
      <OffersHint>Suggestions aren't available right now.</OffersHint>
      <Button className="text-sm" onPress={onRetry}>
        Try again
      </Button>
    </div>
  )
}

/** A placeholder for offers that are loading. `rows` is their expected number. */
export function OffersPlaceholder({ rows }: { readonly rows: number }) {
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
