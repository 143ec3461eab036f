import { DEFAULT_OUTPUT_FIELDS } from "../../../src/glossary/recordFields.ts"
import { describe, expect, it } from "vitest"
import {
  chooseOutputColumn,
  parseDefaultOutputColumns,
  deliversEmail,
  removeOutputColumn,
} from "../../../src/audience/attributes/OutputColumn.ts"

const column = (ColumnName: string, parentColumn: string | null) => ({
  column: ColumnName,
  name: ColumnName,
  isSubElement: parentColumn !== null,
  parentColumn,
})
const offered = [
  column("AGE", null),
  column("GEO", null),
  column("LATITUDE", "GEO"),
  column("LONGITUDE", "GEO"),
  // Is next to its parent without being part of it.
  { ...column("ALTITUDE", "GEO"), isSubElement: false },
]

describe("the default output columns", () => {
  it.each([
    ["First Name, Last Name,ZIP", ["First Name", "Last Name", "ZIP"]],
    ["Delivery Score,,Walk Sequence, ", ["Delivery Score", "Walk Sequence"]],
    ["", []],
  ])("'%s' are %j", (text, names) => {
    expect(parseDefaultOutputColumns(text)).toEqual(names)
  })
})

describe("a delivered list", () => {
  it("holds names, addresses, delivery score and walk sequence", () => {
    expect(DEFAULT_OUTPUT_FIELDS.join()).toBe(
      "Record,First Name,Last Name,Address,City,State,ZIP Code,ZIP+4,Carrier Route,Delivery Score,Walk Sequence",
    )
  })

  it("holds no email addresses for the sources of email campaigns", () => {
    expect([10, 200, 210, 260].map(deliversEmail)).toEqual([true, false, false, true])
  })
})

describe("an additional output column", () => {
  it("brings its sub-elements when it is chosen, and takes them along when it goes", () => {
    const chosen = chooseOutputColumn(offered, ["AGE"], "GEO")
    expect(chosen).toEqual(["AGE", "GEO", "LATITUDE", "LONGITUDE"])
    expect(removeOutputColumn(offered, chosen, "GEO")).toEqual(["AGE"])
  })

  it("is where it was offered", () => {
    expect(chooseOutputColumn(offered, ["GEO"], "AGE")).toEqual(["AGE", "GEO"])
  })

  it("may be a sub-element alone", () => {
    expect(chooseOutputColumn(offered, [], "LATITUDE")).toEqual(["LATITUDE"])
    expect(removeOutputColumn(offered, ["GEO", "LATITUDE"], "LATITUDE")).toEqual(["GEO"])
  })

  it("is not chosen where it is not offered", () => {
    expect(chooseOutputColumn(offered, ["AGE"], "SHOES")).toEqual(["AGE"])
  })
})
