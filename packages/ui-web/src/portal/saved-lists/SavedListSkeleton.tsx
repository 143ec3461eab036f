import { Skeleton } from "../../design/Skeleton.tsx"

const ROWS = Array.from({ length: 6 }, (_, row) => row)

/** A placeholder for the table while it loads. */
export function SavedListSkeleton() {
  return (
    <div aria-busy="true" className="overflow-hidden rounded-card border border-line bg-surface">
      <p role="status" className="sr-only">
        Loading saved lists
      </p>
      <div className="h-[34px] border-b border-line bg-sunken" />
      {ROWS.map((row) => (
        <div key={row} className="flex h-[59px] items-center gap-6 border-b border-line px-4 last:border-b-0">
          <Skeleton className="size-4.5" />
          <div className="flex flex-1 flex-col gap-1.5">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-3 w-28" />
          </div>
          <Skeleton className="h-4 w-20 max-sm:hidden" />
          <Skeleton className="h-4 w-24 max-sm:hidden" />
        </div>
      ))}
    </div>
  )
}
