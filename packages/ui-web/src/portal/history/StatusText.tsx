import { classes } from "../../design/classes.ts"

/** The look of a status, which conveys nothing beyond the text. */
export type StatusTone = "done" | "underWay" | "waiting" | "ended"

const LOOKS: Readonly<Record<StatusTone, string>> = {
  done: "bg-positive-soft text-positive",
  underWay: "bg-info-soft text-info",
  waiting: "bg-caution-soft text-caution",
  ended: "bg-critical-soft text-critical",
}

/** The status of an order, as text on a colored background. */
export function StatusText({ look, children }: { readonly look: StatusTone; readonly children: string }) {
  return (
    <span className={classes("inline-block rounded-control px-1.5 py-px text-xs font-medium", LOOKS[look])}>
      {children}
    </span>
  )
}

/**
 * Returns the look of a list order's status number: complete from 75, paid from 40, ended at 30, and otherwise waiting.
 */
export const listStatusTone = (status: number): StatusTone =>
  status >= 75 ? "done" : status >= 40 ? "underWay" : status === 30 ? "ended" : "waiting"

/** Returns the look of a service order's status number: complete at 50, paid from 40, and otherwise waiting. */
export const serviceStatusTone = (status: number): StatusTone =>
  status === 50 ? "done" : status >= 40 ? "underWay" : "waiting"
