import { Effect, Layer } from "effect"
import { describe, expect, it } from "vitest"
import type { Attribute, InputType } from "../../../src/audience/attributes/Attribute.ts"
import { Demographics } from "../../../src/audience/attributes/Demographics.ts"
import { parseCriteria } from "../../../src/audience/attributes/parseCriteria.ts"
import { NotFound } from "../../../src/shared/Failures.ts"
import { selectWording } from "../../../src/shared/wording/MessageText.ts"

const column = (name: string, inputType: InputType, more: Partial<Attribute> = {}): Attribute => ({
  column: name,
  name,
  description: "",
  inputType,
  category: 3,
  min: null,
  max: null,
  values: [],
  priceElement: null,
  ...more,
})
const income = [
  { value: "A", name: "Under $15,000" },
  { value: "B", name: "$15,000 to $24,999" },
  { value: "C", name: "Higher" },
]
const numbered = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ value: `B${at}`, name: `B${at}` }))
const columns = [
  column("AGE", "number", { min: "18", max: "99" }),
  column("INCOME", "list", { values: income }),
  column("GENDER", "radio", {
    values: [
      { value: "F", name: "Female" },
      { value: "M", name: "Male" },
    ],
  }),
  column("BIRTHDATE", "date"),
  column("LASTNAME", "string", { min: "A", max: "ZZZZZZ" }),
  column("SIZE", "single", { min: "1", max: "9" }),
  column("SIC", "sic"),
  column("NAICS", "sic", { values: [{ value: "722", name: "Food Services" }] }),
  column("BRAND", "list", { values: numbered(41) }),
  column("MODEL", "list", { values: numbered(40) }),
]
const demographics = Layer.succeed(Demographics, {
  columns: () => Effect.succeed(columns.map((one) => ({ ...one, values: [] }))),
  withValues: () => Effect.succeed(columns),
  column: (_, name) => {
    const found = columns.find((one) => one.column === name)
    return found === undefined ? Effect.fail(new NotFound({ what: name })) : Effect.succeed(found)
  },
})
const parsed = (...texts: ReadonlyArray<string>) =>
  Effect.runPromise(Effect.provide(parseCriteria(10, texts), demographics))
const refused = async (...texts: ReadonlyArray<string>) => {
  const failure = await Effect.runPromise(Effect.provide(Effect.flip(parseCriteria(10, texts)), demographics))
  return failure._tag === "InvalidDemo" ? selectWording(failure.reason, "corrected") : failure._tag
}

describe("criteria as text", () => {
  it.each([
    ["AGE=25-44", { kind: "ranges", column: "AGE", ranges: [{ from: "25", to: "44" }] }],
    [
      "age = 25-34 , 45 - 54",
      {
        kind: "ranges",
        column: "AGE",
        ranges: [
          { from: "25", to: "34" },
          { from: "45", to: "54" },
        ],
      },
    ],
    ["AGE=30", { kind: "ranges", column: "AGE", ranges: [{ from: "30", to: "30" }] }],
    [
      "BIRTHDATE=19800101-19801231",
      { kind: "ranges", column: "BIRTHDATE", ranges: [{ from: "19800101", to: "19801231" }] },
    ],
    ["LASTNAME=A-M", { kind: "ranges", column: "LASTNAME", ranges: [{ from: "A", to: "M" }] }],
    ["SIZE=3", { kind: "ranges", column: "SIZE", ranges: [{ from: "3", to: "3" }] }],
    ["INCOME=A,C", { kind: "values", column: "INCOME", values: ["A", "C"] }],
    ["INCOME=HIGHER,a,A", { kind: "values", column: "INCOME", values: ["C", "A"] }],
    ["GENDER=female", { kind: "values", column: "GENDER", values: ["F"] }],
    ["SIC=g,58, - 5812", { kind: "industries", column: "SIC", added: ["G", "58"], omitted: ["5812"] }],
    ["SIC=58,-58", { kind: "industries", column: "SIC", added: [], omitted: ["58"] }],
    ["NAICS=food services", { kind: "industries", column: "NAICS", added: ["722"], omitted: [] }],
    ["NAICS=722511,-722", { kind: "industries", column: "NAICS", added: ["722511"], omitted: ["722"] }],
  ])("'%s' is understood", async (text, criterion) => {
    expect(await parsed(text)).toEqual([criterion])
  })

  it("of one column are alternatives, of several all hold", async () => {
    expect(await parsed("AGE=25-34", "INCOME=A", "AGE=45-54")).toEqual([
      {
        kind: "ranges",
        column: "AGE",
        ranges: [
          { from: "25", to: "34" },
          { from: "45", to: "54" },
        ],
      },
      { kind: "values", column: "INCOME", values: ["A"] },
    ])
  })

  it("are none when none are written", async () => {
    expect(await parsed()).toEqual([])
  })

  it.each([
    [["AGE"], "'AGE' isn't a criterion. Use COLUMN=VALUE, like AGE=25-44 or INCOME=6,7,8."],
    [["=25"], "'=25' isn't a criterion. Use COLUMN=VALUE, like AGE=25-44 or INCOME=6,7,8."],
    [["AGE=,"], "'AGE=,' isn't a criterion. Use COLUMN=VALUE, like AGE=25-44 or INCOME=6,7,8."],
    [
      ["SHOES=9"],
      "There is no attribute 'SHOES'. The available attributes are: AGE, INCOME, GENDER, BIRTHDATE, LASTNAME, SIZE, SIC, NAICS, BRAND, MODEL.",
    ],
    [
      ["INCOME=A,Z"],
      "'Z' isn't a valid value for INCOME. The valid values are: A (Under $15,000), B ($15,000 to $24,999), C (Higher).",
    ],
    [["GENDER=F,M"], "GENDER: Choose only one item in this category."],
    [["GENDER=F", "GENDER=M"], "GENDER: Choose only one item in this category."],
    [["AGE=old"], "AGE=old: Enter a number."],
    [["AGE=44-25"], "AGE=44-25: The first value can't be greater than the second."],
    [["AGE=25-120"], "AGE=25-120: The value can't be greater than 99."],
    [["AGE=1-20"], "AGE=1-20: The value can't be less than 18."],
    [["AGE=1-2-3"], "AGE=1-2-3: Enter a number."],
    [["BIRTHDATE=1980"], "BIRTHDATE=1980: Enter a date as YYYYMMDD."],
    [["SIZE=3-4"], "SIZE=3-4: Enter a number."],
    [
      ["SIC=58,food"],
      "'food' isn't an industry. Use a division or 2 to 8 digits, with - before any code to omit, like SIC=58,-5812.",
    ],
    [
      ["BRAND=none"],
      `'none' isn't a valid value for BRAND. The valid values are: ${Array.from({ length: 40 }, (_, at) => `B${at}`).join(", ")}, and 1 more.`,
    ],
    [
      ["MODEL=none"],
      `'none' isn't a valid value for MODEL. The valid values are: ${Array.from({ length: 40 }, (_, at) => `B${at}`).join(", ")}.`,
    ],
  ])("%j cannot be used", async (texts, message) => {
    expect(await refused(...texts)).toBe(message)
  })
})
