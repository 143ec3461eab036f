import { classes } from "./classes.ts"

/** The site's logo and name. */
export function Wordmark({ name, className }: { readonly name: string; readonly className?: string }) {
  return (
    <span
      className={classes(
        "inline-flex min-w-0 items-center gap-2.5 font-semibold tracking-tight text-text",
        className,
      )}
    >
      <LogoMark />
      <span className="truncate">{name}</span>
    </span>
  )
}

export function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" className="size-7 shrink-0" aria-hidden="true">
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <g className="fill-on-accent">
        <rect x="7" y="8" width="18" height="3" rx="1.5" />
        <rect x="7" y="14.5" width="13" height="3" rx="1.5" />
        <rect x="7" y="21" width="8" height="3" rx="1.5" />
      </g>
    </svg>
  )
}
