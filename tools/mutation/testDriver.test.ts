import { describe, expect, it } from "vitest"
import * as driver from "./testDriver.ts"

describe("the stand-in for vitest", () => {
  it("collects tests with their hooks, rows and titles, and runs them as often as asked", async () => {
    const seen: Array<string> = []
    const tests = await driver.collect(async () => {
      driver.beforeEach(() => seen.push("before all"))
      driver.describe.each([1, 2])("group %d", (n) => {
        driver.beforeEach(() => seen.push(`before ${String(n)}`))
        driver.afterEach(() => seen.push(`after ${String(n)}`))
        driver.it.each([["a", "b"]])("test %s", (one, other) =>
          seen.push(`${String(n)}${String(one)}${String(other)}`),
        )
        driver.it.skip()
      })
    })
    expect(tests.map(({ title }) => title)).toEqual([
      "group %d [0] > test %s [0]",
      "group %d [1] > test %s [0]",
    ])
    await tests[1]?.run()
    await tests[1]?.run()
    const once = ["before all", "before 2", "2ab", "after 2"]
    expect(seen).toEqual([...once, ...once])
  })

  it("fails when a test does, and cleans up all the same", async () => {
    let cleaned = false
    const [test] = await driver.collect(async () => {
      driver.afterEach(() => {
        cleaned = true
      })
      driver.it("fails", async () => driver.expect(1).toBe(2))
    })
    await expect(test?.run()).rejects.toThrow("expected 1 to be 2")
    expect(cleaned).toBe(true)
  })
})
