import { describe, expect, it } from "vitest"
import {
  addressProblems,
  type PostalAddress,
  regionCode,
} from "../../../src/shared/addresses/addressProblems.ts"
import { STATES, zipStates } from "../../../src/shared/addresses/states.ts"
import { POSTAL_LETTERS } from "../../../src/shared/addresses/postalLetters.ts"
import { PROVINCES } from "../../../src/shared/addresses/provinces.ts"

const us = (state: string, zip: string): PostalAddress => ({ countryCode: "US", state, zip })
const ca = (state: string, zip: string): PostalAddress => ({ countryCode: "CA", state, zip })

describe("an address of a person", () => {
  it.each([
    us("IL", "60614"),
    us("il", " 60614-1234 "),
    us("Illinois", "606141234"),
    us("DC", "20500"),
    us("PR", "00901"),
    us("VI", "00802"),
    us("GU", "96910"),
    us("AE", "09012"),
    us("AA", "34002"),
    us("AP", "96201"),
    us("CT", "06390"),
    us("NY", "06390"),
    us("NY", "00501"),
    ca("ON", "M5V 2T6"),
    ca("on", "m5v2t6"),
    ca("Quebec", "H2X-1Y4"),
    ca("NU", "X0A 0H0"),
    ca("NT", "X1A 2N2"),
    us("", ""),
    ca(" ", "  "),
  ])("is taken: %o", (address) => {
    expect(addressProblems(address)).toEqual({})
  })

  it.each([
    [
      us("ZZ", "60614"),
      { state: "'ZZ' isn't a U.S. state. Choose Canada as the country, or choose a state." },
    ],
    [us("ON", ""), { state: "'ON' isn't a U.S. state. Choose Canada as the country, or choose a state." }],
    [us("IL", "606"), { zip: "The ZIP Code must be 5 or 9 digits." }],
    [us("IL", "6060"), { zip: "The ZIP Code must be 5 or 9 digits." }],
    [us("IL", "abcde"), { zip: "The ZIP Code must be 5 or 9 digits." }],
    [us("IL", "60614-12"), { zip: "The ZIP Code must be 5 or 9 digits." }],
    [
      us("IL", "M5V 2T6"),
      { zip: "'M5V 2T6' is a Canadian postal code. Choose Canada as the country, or enter a ZIP Code." },
    ],
    [us("OR", "60614"), { zip: "ZIP Code 60614 is in Illinois. Please correct the ZIP Code or the state." }],
    [
      us("TX", "96910"),
      {
        zip: "ZIP Code 96910 is in Guam, Federated States of Micronesia, Marshall Islands, Northern Mariana Islands, or Palau. Please correct the ZIP Code or the state.",
      },
    ],
    [us("IL", "00000"), { zip: "No ZIP Codes begin with 000. Please check the code." }],
    [
      ca("IL", "60614"),
      {
        state:
          "'IL' isn't a Canadian province. Choose the United States as the country, or choose a province.",
        zip: "'60614' isn't a Canadian postal code, such as M5V 2T6. Choose the United States as the country, or correct the code.",
      },
    ],
    [ca("BC", "M5V 2T6"), { zip: "M5V 2T6 is in Ontario. Please correct the postal code or the province." }],
    [ca("ON", "W5V 2T6"), { zip: "No postal codes begin with W. Please check the code." }],
  ] as const)("is refused, and says why: %o", (address, problems) => {
    expect(addressProblems(address)).toEqual(problems)
  })

  it("has a state or province by code or name", () => {
    expect(regionCode("US", " new york ")).toBe("NY")
    expect(regionCode("CA", "newfoundland and labrador")).toBe("NL")
    expect(regionCode("US", "Ontario")).toBeNull()
    expect(regionCode("CA", "")).toBeNull()
  })

  it("has a postal code in every province, and a ZIP Code in every state, each of which names it", () => {
    expect(Object.keys(POSTAL_LETTERS)).toEqual(Object.keys(PROVINCES))
    for (const [code, { prefixes }] of Object.entries(STATES))
      for (const prefix of prefixes.split(/[ -]/))
        expect(zipStates(`${prefix}00`).map(([state]) => state)).toContain(code)
  })
})
