import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { criterionColumns } from "../../src/definition/criterionColumns.ts"
import { ONE_ITEM_PER_CATEGORY_MESSAGE } from "../../src/audience/Notices.ts"
import { allowedEmailOption } from "../../src/audience/step/emailOptions.ts"
import {
  allowedPhoneOption,
  offeredPhoneOptions,
  phoneOptionName,
  phoneOptions,
} from "../../src/audience/step/phoneOptions.ts"
import {
  clearColumn,
  selectedRanges,
  selectedValues,
  selectValues,
  setAllHouseholds,
  setRanges,
  deselectValues,
} from "../../src/audience/selectAudience.ts"
import type { Audience } from "../../src/definition/Audience.ts"
import { TEXTS } from "../../src/shared/wording/texts.ts"

const empty: Audience = { unit: "individuals", criteria: [] }
const income = { column: "INCOME", inputType: "list" as const }
const gender = { column: "GENDER", inputType: "radio" as const }
const select = (
  audience: Audience,
  column: typeof income | typeof gender,
  ...values: ReadonlyArray<string>
) => Result.getOrThrow(selectValues(audience, column, values))

describe("choosing values", () => {
  it("adds alternatives to a column", () => {
    expect(select(select(empty, income, "A"), income, "C", "A").criteria).toEqual([
      { kind: "values", column: "INCOME", values: ["A", "C"] },
    ])
  })

  it("keeps the columns in the order in which they were first chosen", () => {
    const both = select(select(empty, income, "A"), gender, "F")
    expect(select(both, income, "B").criteria.flatMap(criterionColumns)).toEqual(["INCOME", "GENDER"])
  })

  it("takes one item of a radio column and refuses a second [ob5-radio]", () => {
    const chosen = select(empty, gender, "F")
    expect(Result.isSuccess(selectValues(chosen, gender, ["F"]))).toBe(true)
    expect(Result.getFailure(selectValues(chosen, gender, ["M"]))).toMatchObject({
      value: { _tag: "OnlyOneItem", column: "GENDER" },
    })
    expect(ONE_ITEM_PER_CATEGORY_MESSAGE).toBe(TEXTS.oneItemForCategory)
  })

  it("with no values leaves no criterion behind", () => {
    expect(select(empty, income)).toEqual(empty)
    expect(deselectValues(select(empty, income, "A"), "INCOME", ["A", "Z"])).toEqual(empty)
  })
})

describe("choosing ranges", () => {
  it("replaces the ranges of a column, and the values it had", () => {
    const ranges = [{ from: "25", to: "44" }]
    const audience = setRanges(select(empty, income, "A"), "INCOME", ranges)
    expect(selectedRanges(audience, "INCOME")).toEqual(ranges)
    expect(selectedValues(audience, "INCOME")).toEqual([])
  })

  it("with none takes the column away", () => {
    expect(setRanges(setRanges(empty, "AGE", [{ from: "1", to: "2" }]), "AGE", [])).toEqual(empty)
  })
})

describe("all households", () => {
  it("keep the criteria for the way back", () => {
    const chosen = select(empty, income, "A")
    const households = setAllHouseholds(chosen, true)
    expect(households).toEqual({ ...chosen, unit: "allHouseholds" })
    expect(setAllHouseholds(households, false)).toEqual(chosen)
  })
})

describe("clearing a column", () => {
  it("leaves the others", () => {
    expect(clearColumn(select(select(empty, income, "A"), gender, "F"), "INCOME")).toEqual(
      select(empty, gender, "F"),
    )
  })
})

describe("the codes of the audience step", () => {
  it("are the phone options 1 to 3 [ob9-phone-options] [p9-phone-options]", () => {
    expect(phoneOptions.names.map((name) => [phoneOptions.encode(name), phoneOptionName(name, 10)])).toEqual([
      [1, "No Phones"],
      [2, "Phones Where Available"],
      [3, "Only Records With Phones"],
    ])
  })

  it("offer what a source has", () => {
    expect(offeredPhoneOptions(10)).toHaveLength(3)
    expect(offeredPhoneOptions(200)).toEqual([])
    expect(offeredPhoneOptions(130).map((option) => phoneOptionName(option, 130))).toEqual([
      "Exclude phone numbers",
    ])
  })

  it.each([
    [10, null, null],
    [10, "onlyWithPhones", "onlyWithPhones"],
    [130, "noPhones", "noPhones"],
    [130, "phonesWhereAvailable", null],
    [200, "noPhones", null],
    [210, "onlyWithPhones", null],
  ] as const)("of list type %i let the phone option %s be %s", (listType, option, allowed) => {
    expect(allowedPhoneOption(listType, option)).toBe(allowed)
  })

  it("let the email option be that of list type 260 alone", () => {
    expect([260, 10, 200].map((listType) => allowedEmailOption(listType, "onlyEmail"))).toEqual([
      "onlyEmail",
      null,
      null,
    ])
    expect(allowedEmailOption(260, null)).toBeNull()
  })
})
