import { classes } from "../design/classes.ts"

/** The look of a status, which only repeats what its words say. */
export type StatusLook = "done" | "underWay" | "waiting" | "ended"

const LOOKS: Readonly<Record<StatusLook, string>> = {
  done: "bg-positive-soft text-positive",
  underWay: "bg-info-soft text-info",
  waiting: "bg-caution-soft text-caution",
  ended: "bg-critical-soft text-critical",
}

/** The status of an order, in words on a colored ground. */
export function StatusText({ look, children }: { readonly look: StatusLook; readonly children: string }) {
  return (
    <span className={classes("inline-block rounded-control px-1.5 py-px text-xs font-medium", LOOKS[look])}>
      {children}
    </span>
  )
}

/** A list order by its number: complete from 75, paid from 40, and otherwise not yet or not at all. */
export const listStatusLook = (status: number): StatusLook =>
  status >= 75 ? "done" : status >= 40 ? "underWay" : status === 30 ? "ended" : "waiting"

/** A service order by its number: 50 is complete, 40 is paid. */
export const serviceStatusLook = (status: number): StatusLook =>
  status === 50 ? "done" : status >= 40 ? "underWay" : "waiting"
