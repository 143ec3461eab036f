import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import * as readings from "../../src/shared/readings.ts"

const { allReadings, chosenReading, greetingReading, interfaceVersionReading } = readings

describe("the readings", () => {
  it("have ids of their own, and a default among their options", () => {
    expect(new Set(allReadings.map(({ id }) => id)).size).toBe(allReadings.length)
    for (const reading of allReadings) expect(reading.options.map(String)).toContain(String(reading.default))
  })

  it("are each read by the product: a choice that nothing reads would promise what it doesn't do", () => {
    const root = join(import.meta.dirname, "../../../..")
    const sources = globSync("packages/*/src/**/*.{ts,tsx}", { cwd: root })
      .filter((file) => !/domain\/src\/shared(\/readings)?\.ts$/.test(file))
      .map((file) => readFileSync(join(root, file), "utf8"))
      .join("\n")
    const named = Object.entries(readings).filter(
      ([name]) => name.endsWith("Reading") && name !== "chosenReading",
    )
    expect(named.length).toBe(allReadings.length)
    expect(named.map(([name]) => name).filter((name) => !sources.includes(name))).toEqual([])
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
