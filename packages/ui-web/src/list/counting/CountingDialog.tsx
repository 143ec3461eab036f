import { lazy, type ReactNode, Suspense } from "react"
import { useRunningCount } from "./useRunningCount.ts"
import { CountControllerContext } from "./useCountController.ts"
import { useDelayedFlag } from "./useDelayedFlag.ts"

/**
 * The delay before the dialog appears, in milliseconds; a shorter count would complete before the user could read it.
 */
const SHOWN_AFTER_MS = 400

const CountingProgress = lazy(async () => ({
  default: (await import("./CountingProgress.tsx")).CountingProgress,
}))

/**
 * Wraps the builder's routes, below the draft and the router: provides `useCountController()` and shows the progress over the
 * routes.
 */
export function CountingDialog({ children }: { readonly children: ReactNode }) {
  const { percent, start, stop } = useRunningCount()
  const isRunning = percent !== null
  return (
    <CountControllerContext value={{ isRunning, start, stop }}>
      {children}
      {useDelayedFlag(isRunning, SHOWN_AFTER_MS) && percent !== null ? (
        <Suspense>
          <CountingProgress percent={percent} onStop={stop} />
        </Suspense>
      ) : null}
    </CountControllerContext>
  )
}
