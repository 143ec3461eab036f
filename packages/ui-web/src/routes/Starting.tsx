import { Mark } from "../design/Wordmark.tsx"
import { Skeleton } from "../design/Skeleton.tsx"

/** Until the first screen is there: the shape of the frame, as index.html has it before any script, so that nothing jumps. */
export function Starting() {
  return (
    <div aria-busy="true">
      <div className="border-b border-line bg-surface">
        <div className="mx-auto flex h-14 max-w-[1328px] items-center px-4 sm:px-6">
          <Mark />
        </div>
      </div>
      <main className="mx-auto w-full max-w-[1328px] px-4 py-6 sm:px-6 lg:py-8">
        <p className="sr-only" role="status">
          Loading
        </p>
        <Skeleton className="mb-4 h-8 w-72" />
        <Skeleton className="h-40 w-full" />
      </main>
    </div>
  )
}
