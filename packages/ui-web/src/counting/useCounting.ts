import { createContext, use } from "react"

/** Getting the official count, from anywhere in the builder. */
export interface Counting {
  /** True while a count is under way; its dialog is open then. */
  readonly isRunning: boolean
  /** Starts counting the current draft; ignored while a count is running. */
  readonly start: () => void
  /** Cancels the count in the engine and returns to the input step. */
  readonly stop: () => void
}

export const CountingContext = createContext<Counting | null>(null)

/** Needs `CountingDialog` above it: the builder frame wraps its routes in it, within the draft. */
export const useCounting = (): Counting => {
  const counting = use(CountingContext)
  if (counting === null) throw new Error("useCounting needs CountingDialog around it")
  return counting
}
