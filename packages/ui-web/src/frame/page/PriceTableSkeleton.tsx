import { Skeleton } from "../../design/Skeleton.tsx"

/** A placeholder in the shape of the prices being loaded. */
export function PriceTableSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <Skeleton className="h-9 w-80 max-w-full" />
      <Skeleton className="h-[380px] w-full rounded-card" />
    </div>
  )
}
