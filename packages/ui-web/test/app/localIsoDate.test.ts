import { describe, expect, it } from "vitest"
import { localIsoDate } from "../../src/app/localIsoDate.ts"

describe("the day of the person's clock", () => {
  it("is an ISO day of the person's own time zone", () => {
    expect(localIsoDate(new Date(2026, 0, 5, 0, 0, 1))).toBe("2026-01-05")
    expect(localIsoDate(new Date(2026, 10, 22, 23, 59, 59))).toBe("2026-11-22")
  })
})
