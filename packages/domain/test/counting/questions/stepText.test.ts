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

const areas: ReadonlyArray<Area> = ["60614", "60615"].map((zip) => ({
  kind: "zip",
  zip: Zip.make(zip),
  excluded: false,
}))
const people = { areas, listType: 10 }

describe("the words of a step", () => {
  it.each<[SelectionStep, string]>([
    [{ kind: "geography" }, "2 ZIP Codes"],
    [{ kind: "criterion", column: "INCOME" }, "Household income"],
    [{ kind: "occupant" }, "Targets and routes"],
    [{ kind: "phone" }, "Phone"],
    [{ kind: "email" }, "Email"],
    [{ kind: "household" }, "All households"],
    [{ kind: "nearest" }, "Nearest"],
  ])("%j: %s", (step, words) => {
    expect(stepText(step, columns, people)).toBe(words)
  })

  it("call one record each by what a source sells", () => {
    const of = (listType: number) => stepText({ kind: "household" }, columns, { areas, listType })
    expect([10, 20, 30, 100, 130, 170].map(of)).toEqual([
      "All households",
      "All businesses",
      "All households",
      "All households",
      "All addresses",
      "All businesses",
    ])
  })

  it("call the only area by its name where that is known", () => {
    const county: Area = { kind: "county", county: "17031", excluded: false }
    expect(stepText({ kind: "geography" }, columns, { ...people, areas: [county] })).toBe("County 17031")
    expect(stepText({ kind: "geography" }, columns, { ...people, areas: [county] }, () => "Cook, IL")).toBe(
      "Cook, IL",
    )
  })

  it("say which suppression it is", () => {
    expect(
      SUPPRESSION_SOURCES.map((source) => stepText({ kind: "suppression", source }, columns, people)),
    ).toEqual(["Prior orders", "Saved counts", "Your own files"])
  })

  it("are the column's code until its name is known", () => {
    expect(stepText({ kind: "criterion", column: "AGE" }, [], people)).toBe("AGE")
  })
})
