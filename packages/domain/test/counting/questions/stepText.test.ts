import { describe, expect, it } from "vitest"
import { SUPPRESSION_SOURCES } from "../../../src/counting/questions/SuppressedCount.ts"
import { stepText } from "../../../src/counting/questions/stepText.ts"
import type { Area } from "../../../src/definition/Area.ts"
import { Zip } from "../../../src/shared/Zip.ts"
import type { SelectionStep } from "../../../src/counting/questions/Waterfall.ts"

const columns = [
  { column: "AGE", name: "Age" },
  { column: "INCOME", name: "Household income" },
]

const areas = ["60614", "60615"].map((zip): Area => ({ kind: "zip", zip: Zip.make(zip), excluded: false }))

describe("the words of a step", () => {
  it.each<[SelectionStep, string]>([
    [{ kind: "geography" }, "2 ZIP Codes"],
    [{ kind: "criterion", column: "INCOME" }, "Household income"],
    [{ kind: "occupant" }, "Targets and routes"],
    [{ kind: "phone" }, "Phone"],
    [{ kind: "email" }, "E-mail"],
    [{ kind: "household" }, "All households"],
    [{ kind: "nearest" }, "Nearest"],
  ])("%j: %s", (step, words) => {
    expect(stepText(step, columns, areas)).toBe(words)
  })

  it("call the only area by its name where that is known", () => {
    const county: Area = { kind: "county", county: "17031", excluded: false }
    expect(stepText({ kind: "geography" }, columns, [county])).toBe("County 17031")
    expect(stepText({ kind: "geography" }, columns, [county], () => "Cook, IL")).toBe("Cook, IL")
  })

  it("say which suppression it is", () => {
    expect(
      SUPPRESSION_SOURCES.map((source) => stepText({ kind: "suppression", source }, columns, areas)),
    ).toEqual(["Prior orders", "Saved counts", "Your own files", "Do-not-sell list"])
  })

  it("are the column's code until its name is known", () => {
    expect(stepText({ kind: "criterion", column: "AGE" }, [], areas)).toBe("AGE")
  })
})
