import { describe, expect, it } from "vitest"
import { isEmail, isSignInEmail } from "../../src/shared/email.ts"

describe("an email address [p5-email], and the milder rule of signing in", () => {
  it.each([
    ["jane@example.com", true, true],
    [" jane@example.com ", true, true],
    ["@example.com", false, true],
    ["jane@", false, false],
    ["jane@ ", false, false],
    ["jane", false, false],
    ["", false, false],
    ["jane@example.com, joe@example.com", false, true],
    ["jane@example.com,joe@example.com", false, true],
    ["jane@example.com;joe@example.com", false, true],
    ["jane@example.com joe@example.com", false, true],
    ["jane@example.com\nBcc: joe@example.com", false, true],
    ["jane@example.com\u0000", false, true],
    ["Jane <jane@example.com>", false, true],
  ])("'%s': %s, to sign in: %s", (text, general, toSignIn) => {
    expect(isEmail(text)).toBe(general)
    expect(isSignInEmail(text)).toBe(toSignIn)
  })
})
