import { emptyDefinition } from "@listwright/domain/definition"
import { describe, expect, it } from "vitest"
import { localDay } from "../../src/app/localDay.ts"
import { suppressionLines } from "@listwright/domain/suppression"

const definition = emptyDefinition(10)

describe("people a list leaves out", () => {
  it("names each kind that is on, with its days or the number chosen", () => {
    expect(
      suppressionLines({
        ...definition,
        suppressions: {
          orders: { mode: "date", start: "2026-11-15", end: "2026-11-22" },
          savedCounts: { mode: "off" },
          files: { mode: "item", items: ["a", "b"] },
        },
      }),
    ).toEqual([
      { title: "Prior orders", text: "11/15/2026 to 11/22/2026" },
      { title: "Your own files", text: "2 files" },
    ])
    expect(
      suppressionLines({
        ...definition,
        suppressions: { ...definition.suppressions, savedCounts: { mode: "item", items: ["one"] } },
      }),
    ).toEqual([{ title: "Saved counts", text: "1 saved count" }])
  })

  it("suppresses nobody when everything is off", () => {
    expect(suppressionLines(definition)).toEqual([])
  })
})

describe("the day of the person's clock", () => {
  it("is an ISO day of the person's own time zone", () => {
    expect(localDay(new Date(2026, 0, 5, 0, 0, 1))).toBe("2026-01-05")
    expect(localDay(new Date(2026, 10, 22, 23, 59, 59))).toBe("2026-11-22")
  })
})
