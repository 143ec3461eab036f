import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  matchesStreet,
  parseStreetAddress,
  streetName,
  streetParts,
} from "../../../src/geography/addresses/StreetAddress.ts"

describe("an address line", () => {
  it.each([
    ["1600 Main St", 1600, "MAIN ST"],
    ["1600 north main street", 1600, "MAIN ST|N"],
    ["1600 N. Main Str., Apt 5", 1600, "MAIN ST|N"],
    ["1600 N Main St Suite 200", 1600, "MAIN ST|N"],
    ["1600 N Main St # 5", 1600, "MAIN ST|N"],
    ["1600 Main St, Building 4, Floor 2", 1600, "MAIN ST"],
    ["12 First Avenue", 12, "1ST AVE"],
    ["12 5th Ave SW", 12, "5TH AVE SW"],
    ["12A Oak Ln", 12, "OAK LN"],
    ["123 1/2 Elm Ct", 123, "ELM CT"],
    ["123½ Elm Ct", 123, "ELM CT"],
    ["123-1/2 Elm Ct", 123, "ELM CT"],
    ["123² Elm Ct", 123, "ELM CT"],
    ["34-12½ Queens Blvd", 3412, "QUEENS BLVD"],
    ["1109 W 24th ½ St", 1109, "24TH 1/2 ST|W"],
    ["34-12 Queens Blvd", 3412, "QUEENS BLVD"],
    ["9 N St", 9, "N ST"],
    ["7 O'Brien Boulevard", 7, "OBRIEN BLVD"],
    ["Main Street", null, "MAIN ST"],
    ["42nd Street", null, "42ND ST"],
  ])("'%s' is house %s of %s", (line, number, street) => {
    expect(parseStreetAddress(line)).toMatchObject({ number, street })
  })

  it.each(["PO Box 12", "P.O. Box 12", "RR 2 Box 12", "", " ,.", "45402"])("'%s' names no street", (line) => {
    expect(parseStreetAddress(line)).toBeNull()
  })

  it("keeps the house number as it was written", () => {
    expect(parseStreetAddress("34-12 Queens Blvd")?.numberText).toBe("34-12")
    expect(parseStreetAddress("12a Oak Ln")?.numberText).toBe("12A")
    expect(parseStreetAddress("318½ Mound St")?.numberText).toBe("318 1/2")
    expect(parseStreetAddress("318-1/2 Mound St")?.numberText).toBe("318 1/2")
    expect(parseStreetAddress("34-12 1/2 Queens Blvd")?.numberText).toBe("34-12 1/2")
  })

  it("is read the same once more from the name that is shown", () => {
    const word = fc.stringMatching(/^[A-Z]{3,9}$/)
    const side = fc.constantFrom("", "N ", "Southwest ", "east ")
    const suffix = fc.constantFrom("", " Street", " Ave", " blvd", " Ln")
    fc.assert(
      fc.property(side, word, suffix, fc.integer({ min: 1, max: 99_999 }), (before, name, after, number) => {
        const read = parseStreetAddress(`${number} ${before}${name}${after}`)
        if (read === null) return
        expect(parseStreetAddress(`${read.numberText} ${streetName(read.street)}`)).toEqual(read)
      }),
    )
  })
})

describe("a street", () => {
  it.each([
    ["MAIN ST|N", "N Main St"],
    ["5TH AVE SW", "5th Ave SW"],
    ["MARTIN LUTHER KING BLVD", "Martin Luther King Blvd"],
  ])("%s is shown as '%s'", (key, name) => {
    expect(streetName(key)).toBe(name)
  })

  it.each([
    ["MAIN", "MAIN ST", true],
    ["MAIN ST", "MAIN ST|N", true],
    ["MAIN ST|N", "MAIN ST", true],
    ["MAIN ST|N", "MAIN ST N", true],
    ["MAIN ST|N", "MAIN ST|S", false],
    ["MAIN ST", "MAIN RD", false],
    ["MAIN", "MAINE ST", false],
  ])("%s may mean %s: %s", (asked, known, may) => {
    expect(matchesStreet(streetParts(asked), streetParts(known))).toBe(may)
  })
})
