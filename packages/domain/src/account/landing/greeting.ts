import type { greetingReading } from "../../shared/readings.ts"

export type GreetingReading = (typeof greetingReading.options)[number]
/** The landing page greeting by hour of the day. */
export type Greeting = "Good morning" | "Good afternoon" | "Good evening" | "Good night"

/**
 * Returns the landing page greeting. `hour` is 0 to 23 on the user's clock. In reading A, the spans end before 12, 18,
 * and 22 o'clock; in reading B, they end after that hour, so 12 is still morning.
 */
export const greeting = (hour: number, reading: GreetingReading): Greeting => {
  const spanEnd = reading === "B" ? 1 : 0
  if (hour < 5) return "Good night"
  if (hour < 12 + spanEnd) return "Good morning"
  if (hour < 18 + spanEnd) return "Good afternoon"
  return hour < 22 + spanEnd ? "Good evening" : "Good night"
}
