import { describe, expect, it } from "vitest"
import { isFirstPartyError, toLoggableError, SCRIPT_ERROR_LIMITS } from "../../src/shared/scriptError.ts"

const error = { message: "x is undefined", page: "/slc", stack: "at f (/assets/start-ab12.js:1:203)" }

describe("what is logged of an unhandled error [p8-script-errors]", () => {
  it("is the error as it happened", () => {
    expect(toLoggableError(error)).toEqual(error)
  })

  it.each([
    ["an email address", "no user ann.lee@bakery.example here", "no user <email> here"],
    ["a card number", "bad number 4111 1111 1111 1111", "bad number <number>"],
    ["a phone number", "cannot call 312-555-0100", "cannot call <number>"],
    ["the id of an order", "no 0198c1d2-aaaa-bbbb-cccc-0123456789ab", "no <id>"],
    [
      "a query",
      "failed to load https://lists.example/a.js?token=secret",
      "failed to load https://lists.example/a.js",
    ],
  ])("holds no %s", (_, message, kept) => {
    expect(toLoggableError({ ...error, message }).message).toBe(kept)
  })

  it("keeps lines and columns of the stack", () => {
    const stack = "at g (https://lists.example/assets/x.js?v=2:120:4415)\n    at h"
    expect(toLoggableError({ ...error, stack }).stack).toBe(
      "at g (https://lists.example/assets/x.js:120:4415)\n    at h",
    )
  })

  it("names the page without what follows its path", () => {
    expect(toLoggableError({ ...error, page: "/order/10/summary?SessionId=7#top" }).page).toBe(
      "/order/10/summary",
    )
  })

  it("is cut where it is too long", () => {
    const long = "a".repeat(9_000)
    const { message, page, stack } = toLoggableError({ message: long, page: long, stack: long })
    expect([message.length, page.length, stack.length]).toEqual([
      SCRIPT_ERROR_LIMITS.message,
      SCRIPT_ERROR_LIMITS.page,
      SCRIPT_ERROR_LIMITS.stack,
    ])
  })
})

describe("an error that nobody can mend", () => {
  it.each([
    ["without a text", { message: "", stack: "" }, false],
    ["about a size", { message: "ResizeObserver loop limit exceeded", stack: "" }, false],
    ["of a program in the browser", { message: "x", stack: "at chrome-extension://abc/in.js:1:1" }, false],
    ["of the screens", { message: "x", stack: "at /assets/start.js:1:1" }, true],
  ])("%s", (_, given, isOwn) => {
    expect(isFirstPartyError(given)).toBe(isOwn)
  })
})
