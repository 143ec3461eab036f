import { act, renderHook } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { useLeadingDebounce } from "../../../src/list/ledger/useLeadingDebounce.ts"

const MS = 120

describe("A value that questions follow", () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  const follow = () => {
    const { rerender, result } = renderHook(({ value }) => useLeadingDebounce(value, MS), {
      initialProps: { value: "none" },
    })
    const pass = (ms: number): void => {
      act(() => {
        vi.advanceTimersByTime(ms)
      })
    }
    return { set: (value: string) => rerender({ value }), pass, followed: () => result.current }
  }

  it("follows the first edit at once", () => {
    const { followed, set } = follow()
    set("first")
    expect(followed()).toBe("first")
  })

  it("takes edits in quick succession together, once they pause", () => {
    const { followed, pass, set } = follow()
    set("a")
    pass(MS - 1)
    set("ab")
    pass(MS - 1)
    set("abc")
    expect(followed()).toBe("a")
    pass(MS - 1)
    expect(followed()).toBe("a")
    pass(1)
    expect(followed()).toBe("abc")
  })

  it("follows at once again after a rest", () => {
    const { followed, pass, set } = follow()
    set("a")
    set("ab")
    pass(MS)
    expect(followed()).toBe("ab")
    pass(MS)
    set("abc")
    expect(followed()).toBe("abc")
  })

  it("asks nothing more for an edit that was taken back", () => {
    const { followed, pass, set } = follow()
    set("a")
    set("ab")
    set("a")
    pass(MS * 2)
    expect(followed()).toBe("a")
  })
})
