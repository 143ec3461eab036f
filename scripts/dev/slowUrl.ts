import { SLOW_MS, startSlowSite } from "./slowSite.ts"

/** Starts the slow site and says where; `delay` takes another number of milliseconds than three seconds. */
export const slowUrl = async (
  delay: string | undefined,
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> => {
  const delayMs = delay === undefined ? SLOW_MS : Number(delay)
  if (!Number.isInteger(delayMs) || delayMs < 0) {
    process.stderr.write("--delay takes a whole number of milliseconds, such as --delay 3000\n")
    process.exit(2)
  }
  const site = await startSlowSite(delayMs)
  process.stdout.write(`A small site at ${site.url}, each call after ${delayMs} ms\n`)
  return site
}
