const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** The minimum number of a larger unit for which a wait is expressed in that unit. */
const MAX_OF_UNIT = 2

const said = (seconds: number, unit: number, one: string, several: string): string => {
  const count = Math.ceil(seconds / unit)
  return count === 1 ? one : `${count} ${several}`
}

/** Formats a wait in words, rounded up: 'a minute', '60 minutes', '5 hours', '3 days'. */
export const waitInWords = (seconds: number): string => {
  if (seconds < MAX_OF_UNIT * HOUR) return said(seconds, MINUTE, "a minute", "minutes")
  if (seconds < MAX_OF_UNIT * DAY) return said(seconds, HOUR, "an hour", "hours")
  return said(seconds, DAY, "a day", "days")
}
