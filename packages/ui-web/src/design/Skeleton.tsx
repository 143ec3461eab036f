import { classes } from "./classes.ts"

/** A placeholder in the shape of content that's loading. The region around it is marked as busy. */
export function Skeleton({ className }: { readonly className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes("skeleton block rounded-control", className ?? "h-4 w-full")}
    />
  )
}
