import { describe, expect, it } from "vitest"
import { hasProblems, isBlank } from "../../src/shared/FieldProblems.ts"
import { type FieldRule, formProblems, satisfiesRule } from "../../src/shared/FieldRule.ts"
import { isCarrierRoute } from "../../src/shared/Zip.ts"

const keeps =
  (rule: FieldRule) =>
  (text: string): boolean =>
    satisfiesRule(rule, text)

const words = "no"

describe("a required field [p5-required]", () => {
  it.each([
    ["", true],
    [" \t", true],
    ["0", false],
  ])("'%s' is blank: %s", (text, blank) => {
    expect(isBlank(text)).toBe(blank)
    expect(keeps({ kind: "required", words })(text)).toBe(!blank)
  })
})

describe("a number, its bounds and a least length [p5-number]", () => {
  it.each([
    ["12", true],
    ["-12.50", true],
    [" 12 ", true],
    ["12.", false],
    [".5", false],
    ["1e3", false],
    ["1,000", false],
    ["+1", false],
    ["twelve", false],
    ["\u0661", false],
  ])("'%s' is a number: %s", (text, expected) => {
    expect(keeps({ kind: "number", words })(text)).toBe(expected)
  })

  it.each([
    ["9", false, true],
    ["9.99999999999999999999", false, true],
    ["10", true, true],
    ["20", true, true],
    ["20.00000000000000000001", true, false],
    ["21", true, false],
    [" 15 ", true, true],
    ["ten", false, false],
  ])("'%s' is at least 10: %s, at most 20: %s", (text, least, most) => {
    expect(keeps({ kind: "min", bound: 10, words })(text)).toBe(least)
    expect(keeps({ kind: "max", bound: 20, words })(text)).toBe(most)
  })

  it.each([
    ["", false],
    ["123456789", false],
    [" 123456789 ", false],
    ["1234567890", true],
  ])("'%s' has 10 characters: %s", (text, expected) => {
    expect(keeps({ kind: "minLength", characters: 10, words })(text)).toBe(expected)
  })
})

describe("the formats of fields [p5-email] [p5-zip] [p5-zip4] [p5-carrier-route]", () => {
  it.each([
    ["email", "a@b", "ab"],
    ["zip", "60614", "606141234"],
    ["zip4", "606141234", "60614"],
    ["crrt", "60614C001", "60614"],
  ] as const)("%s takes '%s', not '%s'", (kind, right, wrong) => {
    expect(keeps({ kind, words })(right)).toBe(true)
    expect(keeps({ kind, words })(wrong)).toBe(false)
  })

  it.each(["email", "zip", "zip4", "crrt", "number"] as const)(
    "%s asks nothing of an empty field",
    (kind) => {
      expect(keeps({ kind, words })(" ")).toBe(true)
    },
  )

  it.each(["min", "max"] as const)("%s asks nothing of an empty field", (kind) => {
    expect(keeps({ kind, bound: 5, words })("")).toBe(true)
  })
})

describe("a carrier route is a ZIP and a route [p5-carrier-route]", () => {
  it.each([
    ["60614B001", true],
    ["60614C001", true],
    ["60614G001", true],
    ["60614H001", true],
    ["60614R001", true],
    ["60614A001", false],
    ["60614c001", false],
    ["60614C01", false],
    ["60614C0011", false],
    ["6061C001", false],
    ["C001", false],
    ["60614 C001", false],
  ])("'%s': %s", (text, expected) => {
    expect(isCarrierRoute(text)).toBe(expected)
  })
})

describe("the problems of a form", () => {
  it("are there from the first one on", () => {
    expect([{}, { name: "Name?" }].map(hasProblems)).toEqual([false, true])
  })

  const rules = [
    ["name", [{ kind: "required", words: "Name?" }]],
    [
      "quantity",
      [
        { kind: "required", words: "Quantity?" },
        { kind: "number", words: "A number!" },
        { kind: "min", bound: 5, words: "More!" },
      ],
    ],
  ] as const

  it.each([
    [
      { name: "", quantity: "" },
      { name: "Name?", quantity: "Quantity?" },
    ],
    [{ name: "Jane", quantity: "many" }, { quantity: "A number!" }],
    [{ name: "Jane", quantity: "4" }, { quantity: "More!" }],
    [{ name: "Jane", quantity: "5" }, {}],
  ])("of %j are %j: the first of each field", (form, problems) => {
    expect(formProblems(form, rules)).toEqual(problems)
  })
})
