import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { normalAddress } from "../../src/shared/normalAddress.ts"
import { normalName } from "../../src/suppression/normalName.ts"
import { mailPlaceOf } from "../../src/suppression/mailPlaceOf.ts"
import { zip5Of } from "../../src/suppression/zip5Of.ts"

describe("an address as addresses are compared", () => {
  it.each([
    ["12 N MAIN ST UNIT 5", "12 North Main Street, Apartment 5"],
    ["12 N MAIN ST UNIT 5", "12 n. main st. #5"],
    ["12 N MAIN ST UNIT 5", "12 N Main Street Apt # 5"],
    ["12 N MAIN ST UNIT 5", "  12  NORTH MAIN STR   STE 5 "],
    ["12 N MAIN ST", "12 N Main St Apt"],
    ["100 SW 5TH AVE", "100 Southwest 5th Avenue"],
    ["100 SW 5TH AVE FL 3", "100 S.W. 5th Av, Floor 3".replace("S.W.", "SW")],
    ["7 OBRIEN BLVD", "7 O'Brien Boulevard"],
    ["7 OBRIEN BLVD", "7 O’Brien Blvd."],
    ["3 CANADA RD", "3 Cañada Road"],
    ["PO BOX 12", "P.O. Box 12"],
    ["PO BOX 12", "POB 12"],
    ["PO BOX 12", "Post Office Box 12"],
    ["PO BOX 12", "Box 12"],
    ["RR 2 BOX 12", "R.R. 2 Box 12".replace("R.R.", "RFD")],
    ["12 34 QUEENS BLVD", "12-34 Queens Blvd"],
    ["", " ,#. "],
  ])("is '%s' for '%s'", (normal, written) => {
    expect(normalAddress(written)).toBe(normal)
  })

  it("tells different doors apart", () => {
    const doors = [
      "12 Main St",
      "12 Main Ave",
      "12 N Main St",
      "12 Main St Apt 5",
      "12 Main St Apt 6",
      "121 Main St",
    ]
    expect(new Set(doors.map(normalAddress)).size).toBe(doors.length)
  })
})

describe("a name as names are compared", () => {
  it.each([
    ["OBRIENSMITH", "O'Brien-Smith"],
    ["OBRIENSMITH", "obrien smith"],
    ["MULLER", "Müller"],
    ["KING", "King, Jr."],
    ["KING", "King III"],
    ["JR", "Jr"],
    ["JUNIOR", "Junior"],
    ["", " - "],
  ])("is '%s' for '%s'", (normal, written) => {
    expect(normalName(written)).toBe(normal)
  })
})

describe("a ZIP Code of five digits", () => {
  it.each([
    ["60614", "60614"],
    ["60614", " 60614-1234 "],
    ["60614", "606141234"],
    ["02134", "2134"],
    ["02134", "2134-1234"],
    ["02134", "21341234"],
    ["00501", "501"],
    [undefined, "60"],
    [undefined, "606141"],
    [undefined, "6061412345"],
    [undefined, "M5V 2T6"],
    [undefined, ""],
  ])("is %s in '%s'", (zip, written) => {
    expect(zip5Of(written)).toBe(zip)
  })
})

describe("where an address is", () => {
  it.each([
    ["60614", "60614-1234"],
    ["02134", "2134"],
    ["M5V", "M5V 2T6"],
    ["M5V", " m5v2t6 "],
    ["M5V", "M5V-2T6"],
    ["M5V", "m5v"],
    ["K1A", "K1A  0B1"],
    [undefined, "M5V 2T"],
    [undefined, "M5V 2T6 7"],
    [undefined, "MV5 2T6"],
    [undefined, ""],
  ])("is %s for '%s'", (place, written) => {
    expect(mailPlaceOf(written)).toBe(place)
  })
})

/** Addresses as people write them, and texts that are none. */
const words =
  "Main St STREET Ave. N North Apt # Unit Suite PO P.O. Box POB 12 5 1/2 O'Brien É Jr. III BOX P O Route Drawer Post Office".split(
    " ",
  )
const written = fc.oneof(
  fc
    .array(fc.tuple(fc.constantFrom(...words), fc.constantFrom(" ", ", ", "", "-", "  ")), { maxLength: 9 })
    .map((parts) => parts.flat().join("")),
  fc.string({ unit: "grapheme", maxLength: 30 }),
)

describe("what is compared", () => {
  it("stays as it is when it is made comparable again, for thousands of texts", () => {
    fc.assert(
      fc.property(written, (text) => {
        for (const normal of [normalAddress, normalName]) expect(normal(normal(text))).toBe(normal(text))
      }),
      { numRuns: 5_000 },
    )
  })

  it("keeps the digits of an address in their order, by which addresses are found", () => {
    fc.assert(
      fc.property(written, (text) => {
        expect(normalAddress(text).replaceAll(/[^0-9]/g, "")).toBe(text.replaceAll(/[^0-9]/g, ""))
      }),
      { numRuns: 5_000 },
    )
  })

  it("does not depend on capitals", () => {
    fc.assert(
      fc.property(written, (text) => {
        const ascii = text.replaceAll(/[^ -~]/g, "")
        expect(normalAddress(ascii.toLowerCase())).toBe(normalAddress(ascii.toUpperCase()))
        expect(normalName(ascii.toLowerCase())).toBe(normalName(ascii.toUpperCase()))
      }),
    )
  })
})
