import type { ReactNode } from "react"
import { CountingContext } from "./useCounting.ts"

/**
 * Wraps the builder's routes (below the draft and the router): gives them `useCounting()` and shows the progress over
 * them. spec: order-builder §2.5
 */
export const CountingDialog = ({ children }: { readonly children: ReactNode }) => (
  <CountingContext value={{ isRunning: false, start: () => undefined, stop: () => undefined }}>{children}</CountingContext>
)
