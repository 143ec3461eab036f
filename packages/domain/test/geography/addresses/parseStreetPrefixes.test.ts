import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { normalizeAddress } from "../../../src/shared/normalizeAddress.ts"
import { parseStreetAddress } from "../../../src/geography/addresses/StreetAddress.ts"
import { parseStreetPrefixes } from "../../../src/geography/addresses/parseStreetPrefixes.ts"

describe("the beginning of a street", () => {
  it.each([
    ["mai", ["MAI"], ""],
    ["Main s", ["MAIN S", "MAIN SQ"], ""],
    ["main stree", ["MAIN STREE", "MAIN ST"], ""],
    ["north main stree", ["MAIN STREE", "MAIN ST"], "N"],
    ["n", ["N"], ""],
    ["fifth ave", ["5TH AVE"], ""],
    ["O'Bri", ["OBRI"], ""],
    ["w 24th ½ s", ["24TH 1/2 S", "24TH 1/2 SQ"], "W"],
    ["w 24th 1/2 st", ["24TH 1/2 ST"], "W"],
    ["24th ½", ["24TH 1/2"], ""],
    ["rid", ["RID", "RDG "], ""],
    ["Ridge", ["RIDGE", "RDG "], ""],
    ["nor", ["NOR", "N "], ""],
    ["", [], ""],
    [" ,.", [], ""],
  ])("of '%s' may be %j", (typed, beginnings, side) => {
    const read = parseStreetPrefixes(typed)
    for (const beginning of beginnings) expect(read.beginnings).toContain(beginning)
    expect(read.beginnings.length).toBeLessThanOrEqual(6)
    expect(read.side).toBe(side)
  })

  it("leads to the street at every letter of its name", () => {
    const word = fc.oneof(
      fc.stringMatching(/^[A-Z]{3,9}$/),
      // Names that are written short in a key.
      fc.constantFrom("RIDGE", "POINT", "VALLEY", "FLOOR", "NORTH", "SOUTHWEST", "FIRST"),
    )
    const suffix = fc.constantFrom("Street", "Ave", "Blvd", "Lane")
    fc.assert(
      fc.property(word, suffix, fc.nat(), (name, after, cut) => {
        // No street is called after the door of a house.
        fc.pre(normalizeAddress(`${name} 5`) !== "UNIT 5")
        const written = `${name} ${after}`
        const key = parseStreetAddress(`1 ${written}`)?.street ?? ""
        const typed = written.slice(0, 1 + (cut % written.length))
        expect(parseStreetPrefixes(typed).beginnings.some((one) => key.startsWith(one))).toBe(true)
      }),
    )
  })
})
