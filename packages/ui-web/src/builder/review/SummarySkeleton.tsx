import { Skeleton } from "../../design/Skeleton.tsx"

/** A placeholder in the shape of the summary. It's as tall as the window, which keeps the footer from flashing. */
export function SummarySkeleton() {
  return (
    <div
      aria-busy="true"
      className="grid min-h-dvh items-start content-start gap-6 lg:grid-cols-[minmax(0,1fr)_344px] xl:gap-8"
    >
      <div className="flex flex-col gap-5">
        <h1 tabIndex={-1} className="text-xl font-semibold">
          Review Count &amp; Order
        </h1>
        <Skeleton className="h-36 w-full" />
        <Skeleton className="h-64 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
      <Skeleton className="h-96 w-full max-lg:hidden" />
    </div>
  )
}
