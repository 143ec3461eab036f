import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { checkKeyColumns, suggestedKeyColumns } from "../../src/suppression/keyColumns.ts"
import { keyColumnsRefusalText } from "../../src/suppression/Notices.ts"

describe("the key columns of a file", () => {
  it.each([
    [
      ["FIRST_NAME", "Last Name", "Address 1", "Zip5"],
      { firstName: "FIRST_NAME", lastName: "Last Name", address: "Address 1", zip: "Zip5" },
    ],
    [
      ["Street", "ADDRESS", "Postal Code"],
      { firstName: null, lastName: null, address: "ADDRESS", zip: "Postal Code" },
    ],
    [
      ["Full name", "Address", "City", "State", "Postcode"],
      { firstName: null, lastName: null, address: "Address", zip: "Postcode" },
    ],
    [["A", "B"], { firstName: null, lastName: null, address: null, zip: null }],
  ])("of %j are suggested as %j", (columns, suggested) => {
    expect(suggestedKeyColumns(columns)).toEqual(suggested)
  })

  it.each([
    ["address", "address addressline addressline1 address1 street streetaddress mailingaddress"],
    ["zip", "zip zipcode zip5 postalcode postcode postal"],
    ["firstName", "firstname first fname givenname"],
    ["lastName", "lastname last lname surname familyname"],
  ] as const)("have usual names for the %s, the likeliest first", (field, written) => {
    const names = written.split(" ")
    for (const [at, name] of names.entries()) {
      expect(suggestedKeyColumns(names.slice(at).toReversed())[field]).toBe(name)
    }
  })

  const columns = ["a", "z", "f", "l"]
  it.each([
    [{ address: "a", zip: "z", firstName: null, lastName: null }, "fine"],
    [{ address: "a", zip: "z", firstName: null, lastName: "l" }, "fine"],
    [{ address: "a", zip: "z", firstName: "f", lastName: "l" }, "fine"],
    [
      { address: null, zip: "z", firstName: null, lastName: null },
      "Please choose the column with the street address.",
    ],
    [
      { address: "a", zip: null, firstName: null, lastName: null },
      "Please choose the column with the ZIP Code.",
    ],
    [
      { address: "a", zip: "z", firstName: "f", lastName: null },
      "Please choose the column with the last name.",
    ],
    [{ address: "a", zip: "y", firstName: null, lastName: null }, "The file has no column 'y'."],
    [{ address: "a", zip: "z", firstName: null, lastName: "a" }, "The column 'a' is chosen more than once."],
    [{ address: "a", zip: "z", firstName: "x", lastName: "l" }, "The file has no column 'x'."],
    [{ address: "a", zip: "z", firstName: "l", lastName: "l" }, "The column 'l' is chosen more than once."],
    [{ address: "x", zip: "y", firstName: null, lastName: null }, "The file has no column 'x'."],
    [{ address: "a", zip: "a", firstName: "l", lastName: "l" }, "The column 'a' is chosen more than once."],
  ])("%j: %s", (chosen, answer) => {
    expect(
      Result.match(checkKeyColumns(chosen, columns), {
        onSuccess: () => "fine",
        onFailure: keyColumnsRefusalText,
      }),
    ).toBe(answer)
  })
})
