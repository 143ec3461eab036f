import { describe, expect, it } from "vitest"
import { SUPPRESSION_SOURCES } from "../../../src/counting/questions/SuppressedCount.ts"
import { stepText } from "../../../src/counting/questions/stepText.ts"
import type { SelectionStep } from "../../../src/counting/questions/Waterfall.ts"

const columns = [
  { column: "AGE", name: "Age" },
  { column: "INCOME", name: "Household income" },
]

describe("the words of a step", () => {
  it.each<[SelectionStep, string]>([
    [{ kind: "geography" }, "Area"],
    [{ kind: "criterion", column: "INCOME" }, "Household income"],
    [{ kind: "occupant" }, "Targets and routes"],
    [{ kind: "phone" }, "Phone numbers"],
    [{ kind: "email" }, "E-mail addresses"],
    [{ kind: "household" }, "One per household"],
    [{ kind: "nearest" }, "Nearest"],
  ])("%j: %s", (step, words) => {
    expect(stepText(step, columns)).toBe(words)
  })

  it("say which suppression it is", () => {
    expect(SUPPRESSION_SOURCES.map((source) => stepText({ kind: "suppression", source }, columns))).toEqual([
      "Suppressed orders",
      "Suppressed counts",
      "Suppressed files",
      "Do not sell",
    ])
  })

  it("are the column's code while nobody knows its name", () => {
    expect(stepText({ kind: "criterion", column: "AGE" }, [])).toBe("AGE")
  })
})
