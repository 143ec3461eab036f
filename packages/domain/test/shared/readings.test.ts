import { describe, expect, it } from "vitest"
import {
  allReadings,
  chosenReading,
  greetingReading,
  interfaceVersionReading,
} from "../../src/shared/readings.ts"

describe("the readings", () => {
  it("have ids of their own, and a default among their options", () => {
    expect(new Set(allReadings.map(({ id }) => id)).size).toBe(allReadings.length)
    for (const reading of allReadings) expect(reading.options.map(String)).toContain(String(reading.default))
  })

  it("are what the site says, where that is an option", () => {
    expect(chosenReading(greetingReading, { greeting: "B" })).toBe("B")
    expect(chosenReading(interfaceVersionReading, { interfaceVersion: "1" })).toBe(1)
  })

  it("are the default otherwise", () => {
    expect(chosenReading(greetingReading, {})).toBe("A")
    expect(chosenReading(greetingReading, { greeting: "C" })).toBe("A")
  })
})
