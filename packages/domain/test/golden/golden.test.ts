import { describe, expect, it } from "vitest"
import { checkCase } from "./checkCase.ts"
import { goldenFolders } from "./folders.ts"
import { goldenFilesIn } from "./GoldenFile.ts"
import { rules } from "./rules.ts"

const files = goldenFolders(process.env["GOLDEN_DIR"]).flatMap(goldenFilesIn)

describe.each(files)("$file.rule in $path", ({ file }) => {
  it.each(file.cases)("$name", ({ given, expect: expected }) => {
    expect(checkCase(file.rule, given, expected)).toBeNull()
  })
})

describe("the golden runner", () => {
  it("fails on a rule name that it does not know", () => {
    expect(checkCase("no.such.rule", {}, { value: 1 })).toContain("no rule called no.such.rule")
  })

  it("fails when the answer differs", () => {
    expect(checkCase("validate.zip", { text: "60614" }, { value: false })).toContain(
      "actual   { value: true }",
    )
  })

  it("has cases for every rule that it knows", () => {
    expect([...rules.keys()].toSorted()).toEqual([...new Set(files.map(({ file }) => file.rule))].toSorted())
  })
})
