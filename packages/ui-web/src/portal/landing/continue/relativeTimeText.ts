const format = new Intl.RelativeTimeFormat("en-US", { numeric: "auto" })

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * Returns the time since an instant in words: 'just now', '5 minutes ago', 'yesterday'. `instant` is in ISO format,
 * `now` in milliseconds.
 */
export const relativeTimeText = (instant: string, now: number): string => {
  const ago = now - Date.parse(instant)
  if (ago < MINUTE) return "just now"
  if (ago < HOUR) return format.format(-Math.round(ago / MINUTE), "minute")
  if (ago < DAY) return format.format(-Math.round(ago / HOUR), "hour")
  return format.format(-Math.round(ago / DAY), "day")
}
