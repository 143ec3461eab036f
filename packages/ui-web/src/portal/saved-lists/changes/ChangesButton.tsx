import { History } from "lucide-react"
import { Button } from "../../../design/Button.tsx"
import type { Recounts } from "./useRecounts.ts"

export interface ChangesButtonProps {
  readonly recounts: Recounts
  /** The number of rows on the page. */
  readonly rows: number
}

/** The button for recounting the rows on a page, with its progress and result. */
export function ChangesButton({ recounts, rows }: ChangesButtonProps) {
  const { isRunning, progress, start, stop } = recounts
  return (
    <div className="flex flex-wrap items-center gap-x-1">
      <p role="status" className="tabular text-sm text-muted empty:hidden">
        {progress === null
          ? ""
          : isRunning
            ? `Counting again, ${progress.counted + progress.failed} of ${rows}`
            : said(progress)}
      </p>
      <Button kind="quiet" size="small" className="text-sm" onPress={isRunning ? stop : start}>
        {isRunning ? (
          "Stop"
        ) : (
          <>
            <History className="size-4" aria-hidden="true" />
            {progress === null ? "What's changed" : "Count again"}
          </>
        )}
      </Button>
    </div>
  )
}

const said = ({ changed, counted, failed }: NonNullable<Recounts["progress"]>): string => {
  const missing = failed === 0 ? "" : `, ${failed} not counted`
  if (counted === 0) return missing.slice(2)
  return `${changed === 0 ? "None" : changed} of ${counted} changed${missing}`
}
