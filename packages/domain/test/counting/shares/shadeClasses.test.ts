import { describe, expect, it } from "vitest"
import { shadeClasses, shadeIndex } from "../../../src/counting/shares/shadeClasses.ts"

describe("the classes of a shaded map", () => {
  it("hold about as many outlines each, between round bounds", () => {
    const records = Array.from({ length: 100 }, (_, n) => n * 11)
    const classes = shadeClasses(records)
    expect(classes).toEqual([
      { from: 11, to: 219 },
      { from: 220, to: 439 },
      { from: 440, to: 659 },
      { from: 660, to: 879 },
      { from: 880, to: 1089 },
    ])
  })

  it("do not follow one great city", () => {
    const classes = shadeClasses([3, 12, 22, 51, 104, 1_000_000])
    expect(classes.map(({ from }) => from)).toEqual([3, 12, 22, 51, 100])
    expect(classes.at(-1)?.to).toBe(1_000_000)
  })

  it("are one where all are alike, and none where nobody lives", () => {
    expect(shadeClasses([7, 7, 7])).toEqual([{ from: 7, to: 7 }])
    expect(shadeClasses([0, 0])).toEqual([])
    expect(shadeClasses([])).toEqual([])
    expect(shadeClasses([1])).toEqual([{ from: 1, to: 1 }])
  })

  it("give no shade to an outline without records", () => {
    const classes = shadeClasses([0, 3, 12])
    expect(shadeIndex(classes, 0)).toBeNull()
    expect(shadeIndex(classes, 3)).toBe(0)
    expect(shadeIndex(classes, 12)).toBe(classes.length - 1)
  })
})
