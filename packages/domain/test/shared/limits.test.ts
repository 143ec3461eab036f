import { describe, expect, it } from "vitest"
import { isGoToTopVisible, SCROLL_TO_TOP_DELAY_MS } from "../../src/shared/scrolling.ts"
import { meetsSearchThreshold, SEARCH_THRESHOLD } from "../../src/shared/searchThreshold.ts"

describe("the go-to-top button [p9-scrolling]", () => {
  it.each([
    [0, false],
    [300, false],
    [301, true],
  ])("at %i px shows: %s", (scrolled, shows) => {
    expect(isGoToTopVisible(scrolled)).toBe(shows)
  })

  it("waits half a second", () => {
    expect(SCROLL_TO_TOP_DELAY_MS).toBe(500)
  })
})

describe("a search [p9-search-threshold]", () => {
  it("needs 3 characters", () => {
    expect(SEARCH_THRESHOLD).toBe(3)
    expect(["", "ab", "abc", "abcd"].map(meetsSearchThreshold)).toEqual([false, false, true, true])
  })
})
