import { describe, expect, it } from "vitest"
import { emptyDefinition } from "../../src/definition/canonicalDefinition.ts"
import { suppressionLines } from "../../src/suppression/suppressionLines.ts"

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
