import type { ReactNode } from "react"
import { ProgressBar } from "react-aria-components/ProgressBar"
import { Button } from "../design/Button.tsx"
import { Dialog } from "../design/Dialog.tsx"
import { useRunningCount } from "./useRunningCount.ts"
import { CountingContext } from "./useCounting.ts"
import { useLasting } from "./useLasting.ts"

/** A shorter count is over before anybody could read about it. */
const SHOWN_AFTER_MS = 400

/**
 * Wraps the builder's routes (below the draft and the router): gives them `useCounting()` and shows the progress over
 * them. spec: order-builder §2.5
 */
export function CountingDialog({ children }: { readonly children: ReactNode }) {
  const { percent, start, stop } = useRunningCount()
  const isRunning = percent !== null
  return (
    <CountingContext value={{ isRunning, start, stop }}>
      {children}
      <Dialog
        title="Let's see what we've got"
        width="narrow"
        isOpen={useLasting(isRunning, SHOWN_AFTER_MS)}
        onOpenChange={(isOpen) => (isOpen ? undefined : stop())}
        isDismissable={false}
        footer={<Button onPress={stop}>Stop</Button>}
      >
        {percent === null ? null : <Progress percent={percent} />}
      </Dialog>
    </CountingContext>
  )
}

/** The engine's own percentage, never an invented one; the bar is as long as the text says at any moment. */
function Progress({ percent }: { readonly percent: number }) {
  return (
    <ProgressBar aria-label="Counting" value={percent} className="flex flex-col gap-2">
      {({ percentage = 0, valueText }) => (
        <>
          <div className="h-2 overflow-hidden rounded-full bg-sunken">
            <div className="h-full rounded-full bg-accent" style={{ width: `${percentage}%` }} />
          </div>
          <div className="flex items-baseline justify-between gap-4 text-muted">
            <span>Counting your list, record by record</span>
            <span className="tabular font-medium text-text">{valueText}</span>
          </div>
        </>
      )}
    </ProgressBar>
  )
}
