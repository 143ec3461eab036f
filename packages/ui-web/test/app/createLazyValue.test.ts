import { describe, expect, it } from "vitest"
import { createLazyValue } from "../../src/app/createLazyValue.ts"

describe("what is loaded once", () => {
  it("is loaded in one go however many ask, and then known", async () => {
    let asked = 0
    const loaded = createLazyValue(() => Promise.resolve(++asked))
    expect(loaded.known()).toBeNull()
    expect(await Promise.all([loaded.load(), loaded.load()])).toEqual([1, 1])
    expect([loaded.known(), await loaded.load()]).toEqual([1, 1])
  })

  it("is asked for again after it failed", async () => {
    let isLost = true
    const loaded = createLazyValue(() =>
      isLost ? Promise.reject(new Error("lost")) : Promise.resolve("ports"),
    )
    expect(await loaded.load()).toBeNull()
    isLost = false
    expect([await loaded.load(), loaded.known()]).toEqual(["ports", "ports"])
  })
})
