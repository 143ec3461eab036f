interface ProgressProps {
  /** The completed fraction, 0 to 1; null if the task hasn't begun. */
  readonly fraction: number | null
  /** A description of the task, for screen readers. */
  readonly label: string
}

/** A progress bar for a task that takes a while. */
export function Progress({ fraction, label }: ProgressProps) {
  const percent = fraction === null ? null : Math.floor(fraction * 100)
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent ?? undefined}
      aria-valuetext={percent === null ? "not begun" : `${percent}%`}
      className="block h-1.5 overflow-hidden rounded-full bg-line"
    >
      <span
        className="block h-full rounded-full bg-accent transition-[width] duration-500 motion-reduce:transition-none"
        style={{ width: `${percent ?? 0}%` }}
      />
    </span>
  )
}
