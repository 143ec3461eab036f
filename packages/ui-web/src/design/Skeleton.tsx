import { classes } from "./classes.ts"

/** Holds the place of what comes, in its shape. The region around it says that it is busy. */
export function Skeleton({ className }: { readonly className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes("skeleton block rounded-control", className ?? "h-4 w-full")}
    />
  )
}
