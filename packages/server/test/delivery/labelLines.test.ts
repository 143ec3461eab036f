import { outputFields } from "@listwright/domain/glossary"
import { describe, expect, it } from "vitest"
import { labelLines } from "../../src/delivery/labels/labelLines.ts"

const lines = (head: ReadonlyArray<string>, record: Readonly<Record<string, string>>) =>
  labelLines(head)?.(head.map((name) => record[name] ?? ""))

const home = { Address: "318½ Elm St Apt 2", City: "Chicago", State: "IL", "ZIP Code": "60614" }

describe("the lines of an address label", () => {
  it.each([
    [
      outputFields("US", false),
      { ...home, "First Name": "Ann", "Last Name": "Lee", "ZIP+4": "1234" },
      ["Ann Lee", "318½ Elm St Apt 2", "Chicago IL 60614-1234"],
    ],
    [
      outputFields("US", false),
      { ...home, "Last Name": "Lee" },
      ["Lee", "318½ Elm St Apt 2", "Chicago IL 60614"],
    ],
    [outputFields("US", false), home, ["Current Resident", "318½ Elm St Apt 2", "Chicago IL 60614"]],
    [
      outputFields("US", true),
      { ...home, Company: "Lee & Sons", "First Name": "Ann", "Last Name": "Lee" },
      ["Ann Lee", "Lee & Sons", "318½ Elm St Apt 2", "Chicago IL 60614"],
    ],
    [
      outputFields("US", true),
      { ...home, Company: "Lee & Sons" },
      ["Lee & Sons", "318½ Elm St Apt 2", "Chicago IL 60614"],
    ],
    [
      outputFields("CA", false),
      {
        "First Name": "Ann",
        "Last Name": "Lee",
        Address: "1 Rue Sherbrooke",
        City: "Montréal",
        Province: "QC",
        "Postal Code": "H2X 1Y4",
      },
      ["Ann Lee", "1 Rue Sherbrooke", "Montréal QC H2X 1Y4"],
    ],
  ])("of %j are the delivered name and address", (head, record, expected) => {
    expect(lines(head, record)).toEqual(expected)
  })

  it("are none where a list has no addresses", () => {
    expect(labelLines(["Record", "Email"])).toBeNull()
  })
})
