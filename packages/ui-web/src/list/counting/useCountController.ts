import { createContext, use } from "react"

/** The official count, which can be started from anywhere in the builder. */
export interface CountController {
  /** True while a count is in progress and its dialog is open. */
  readonly isRunning: boolean
  /** Starts counting the current draft; ignored while a count is running. */
  readonly start: () => void
  /** Cancels the count in the engine and returns to the input step. */
  readonly stop: () => void
}

export const CountControllerContext = createContext<CountController | null>(null)

/**
 * Returns the official count. Requires a `CountingDialog` above it; the builder frame wraps its routes in one, within
 * the draft.
 */
export const useCountController = (): CountController => {
  const counting = use(CountControllerContext)
  if (counting === null) throw new Error("useCounting needs CountingDialog around it")
  return counting
}
