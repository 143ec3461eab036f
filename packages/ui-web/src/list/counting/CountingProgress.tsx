import { ProgressBar } from "react-aria-components/ProgressBar"
import { Button } from "../../design/Button.tsx"
import { Dialog } from "../../design/Dialog.tsx"

export interface CountingProgressProps {
  readonly percent: number
  readonly onStop: () => void
}

/** A dialog that shows the progress of a count over the rest of the page, with a button that stops it. */
export function CountingProgress({ percent, onStop }: CountingProgressProps) {
  return (
    <Dialog
      title="Let's see what we've got"
      width="narrow"
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onStop())}
      isDismissable={false}
      footer={<Button onPress={onStop}>Stop</Button>}
    >
      <Progress percent={percent} />
    </Dialog>
  )
}

/** Shows the engine's actual percentage, never an estimate; the bar always matches the text. */
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
