import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { FRACTIONS } from "../../src/shared/fractions.ts"
import {
  spellingDigits,
  hasSingleNormalForm,
  normalizeAddress,
  normalizeAddressLegacy,
} from "../../src/shared/normalizeAddress.ts"
import { normalizeName } from "../../src/suppression/normalizeName.ts"
import { toMailPlace } from "../../src/suppression/toMailPlace.ts"
import { parseZip5 } from "../../src/suppression/parseZip5.ts"

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
    ["318 1/2 MOUND ST", "318½ Mound St"],
    ["318 1/2 MOUND ST", "318 ½ Mound Street"],
    ["318 1/2 MOUND ST", "318-½ Mound St"],
    ["318 1/2 MOUND ST", "318 1/2 Mound St"],
    ["318 1/2 MOUND ST", "318-1/2 Mound St"],
    ["318 1/2 MOUND ST", "318 1 / 2 Mound St."],
    ["318 1/2 MOUND ST", "318 1⁄2 Mound St"],
    ["318 1/4 MOUND ST", "318¼ Mound St"],
    ["318 3/4 MOUND ST", "318¾ Mound St"],
    ["318 7/8 MOUND ST", "318⅞ Mound St"],
    ["318 1/10 MOUND ST", "318⅒ Mound St"],
    ["318 ² MOUND ST", "318² Mound St"],
    ["318 1/2 MOUND ST UNIT 2", "318½ Mound St #2"],
    ["318 MOUND ST UNIT 1/2", "318 Mound St Apt 1/2"],
    ["1109 W 24TH 1/2 ST", "1109 W 24th ½ St"],
    ["1109 W 24TH 1/2 ST", "1109 W 24th 1/2 Street"],
    ["2113 AVE K 1/2", "2113 Avenue K ½"],
    // Nothing is guessed: no sign has these values, or no blank parts the number from the fraction.
    ["3181 2 MOUND ST", "3181/2 Mound St"],
    ["12 14 OAK ST", "12/14 Oak St"],
    ["318 1 2ND ST", "318 1/2nd St"],
    ["", " ,#. "],
  ])("is '%s' for '%s'", (normal, written) => {
    expect(normalizeAddress(written)).toBe(normal)
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
    expect(new Set(doors.map(normalizeAddress)).size).toBe(doors.length)
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
    expect(normalizeName(written)).toBe(normal)
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
    expect(parseZip5(written)).toBe(zip)
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
    expect(toMailPlace(written)).toBe(place)
  })
})

/** Words of addresses as people write them, and words of texts that aren't addresses. */
const words =
  "Main St STREET Ave. N North Apt # Unit Suite PO P.O. Box POB 12 5 1/2 O'Brien É Jr. III ½ ¾ ² 1/4 / BOX P O Route Drawer Post Office".split(
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
        for (const normal of [normalizeAddress, normalizeName])
          expect(normal(normal(text))).toBe(normal(text))
      }),
      { numRuns: 5_000 },
    )
  })

  it("keeps the digits of an address in their order, by which addresses are found", () => {
    fc.assert(
      fc.property(written, (text) => {
        expect(normalizeAddressLegacy(text).replaceAll(/[^0-9]/g, "")).toBe(text.replaceAll(/[^0-9]/g, ""))
        const normal = normalizeAddress(text)
        if (normal.split("/").length <= 4)
          expect(spellingDigits(normal)).toContain(text.replaceAll(/[^0-9]/g, ""))
      }),
      { numRuns: 5_000 },
    )
  })

  it("looks for an address of many fractions under all of its signs and under none", () => {
    expect(spellingDigits("1/2 1/3 1/4 1/8 5")).toEqual(["121314185", "5"])
  })

  it("does not depend on capitals", () => {
    fc.assert(
      fc.property(written, (text) => {
        const ascii = text.replaceAll(/[^ -~]/g, "")
        expect(normalizeAddress(ascii.toLowerCase())).toBe(normalizeAddress(ascii.toUpperCase()))
        expect(normalizeName(ascii.toLowerCase())).toBe(normalizeName(ascii.toUpperCase()))
      }),
    )
  })
})

describe("a fraction in an address", () => {
  const number = fc.integer({ min: 1, max: 99_999 })
  const before = fc.constantFrom("", "N ", "West 24th ")
  const behind = fc.constantFrom("Mound St", "Avenue K", "Main Street Apt 5")
  const fraction = fc.constantFrom(...FRACTIONS)
  /** Each way to write a house number with a fraction. */
  const spellings = (house: number, [sign, written]: readonly [string, string]): ReadonlyArray<string> => {
    const [over = "", under = ""] = written.split("/")
    return [
      sign,
      ` ${sign}`,
      `-${sign}`,
      ` ${written}`,
      `-${written}`,
      ` ${over} / ${under}`,
      ` ${over}⁄${under}`,
    ].map((end) => `${house}${end}`)
  }

  it("tells two addresses apart that differ in nothing else, however they are written", () => {
    fc.assert(
      fc.property(number, before, behind, fraction, fraction, (house, side, street, one, other) => {
        const keys = (of: readonly [string, string]) =>
          new Set(spellings(house, of).map((start) => normalizeAddress(`${start} ${side}${street}`)))
        const [a, b, whole] = [keys(one), keys(other), normalizeAddress(`${house} ${side}${street}`)]
        expect(a.size).toBe(1)
        expect(a.has(whole)).toBe(false)
        expect([...a].some((key) => b.has(key))).toBe(one === other)
      }),
    )
  })

  it("leads to each record at its house, however that writes it", () => {
    fc.assert(
      fc.property(number, behind, fraction, fraction, (house, street, one, ofStreet) => {
        const written = spellings(house, one).flatMap((start) =>
          [...ofStreet].map((sign) => `${start} West 24th ${sign} ${street}`),
        )
        for (const asked of written)
          for (const record of written)
            expect(spellingDigits(normalizeAddress(asked))).toContain(record.replaceAll(/[^0-9]/g, ""))
      }),
      { numRuns: 5 },
    )
  })

  it("is left out where it was before, and only there the two forms differ", () => {
    expect(normalizeAddressLegacy("318½ Mound St")).toBe("318 MOUND ST")
    expect(normalizeAddressLegacy("318 1/2 Mound St")).toBe("318 1 2 MOUND ST")
    fc.assert(
      fc.property(written, (text) => {
        if (hasSingleNormalForm(text)) expect(normalizeAddress(text)).toBe(normalizeAddressLegacy(text))
      }),
      { numRuns: 1_000 },
    )
    expect(["318 Mound St", "12-14 Oak St", "7 O’Brien Blvd"].every(hasSingleNormalForm)).toBe(true)
  })
})
