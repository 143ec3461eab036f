import { describe, expect, it } from "vitest"
import { Effect } from "effect"
import { it as effectIt } from "./effectDriver.ts"
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

  it("runs tests that are effects, rows too, and fails when they do", async () => {
    const seen: Array<unknown> = []
    const tests = await driver.collect(async () => {
      effectIt.effect("once", () => Effect.sync(() => seen.push("once")))
      effectIt.effect.each(["a", "b"])("row %s", (row) => Effect.sync(() => seen.push(row)))
      effectIt.effect("fails", () => Effect.fail(new Error("it failed")))
    })
    expect(tests.map(({ title }) => title)).toEqual(["once", "row %s [0]", "row %s [1]", "fails"])
    for (const test of tests.slice(0, 3)) await test.run()
    expect(seen).toEqual(["once", "a", "b"])
    await expect(tests[3]?.run()).rejects.toThrow("it failed")
  })
})
