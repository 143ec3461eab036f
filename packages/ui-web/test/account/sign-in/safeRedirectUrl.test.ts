import { describe, expect, it } from "vitest"
import { safeRedirectUrl } from "../../../src/account/sign-in/safeRedirectUrl.ts"

const here = "https://lists.example"

describe("the address after signing in", () => {
  it.each([
    ["/order/10/geo/zip?x=1", "/order/10/geo/zip?x=1"],
    ["https://lists.example/order/10", "/order/10"],
  ])("is the wanted one on this site: %s", (wanted, expected) => {
    expect(safeRedirectUrl(wanted, here)).toBe(expected)
  })

  it.each([
    "https://evil.example/",
    "//evil.example/x",
    "\\\\evil.example",
    "javascript:alert(1)",
    "/signin?next=/x",
    "http://[",
    null,
  ])("is the landing page in place of %s", (wanted) => {
    expect(safeRedirectUrl(wanted, here)).toBe("/")
  })
})
