import { emptyDefinition } from "@listwright/domain/definition"
import { readListFile } from "@listwright/domain/saved-lists"
import { Result } from "effect"
import { describe, expect, it } from "vitest"

const definition = emptyDefinition(10)
const read = (fileName: string, content: unknown, bytes = 100) => {
  const text = typeof content === "string" ? content : JSON.stringify(content)
  return Result.match(readListFile({ fileName, bytes, text }), {
    onSuccess: ({ name }) => ({ name }),
    onFailure: (problem) => problem,
  })
}

describe("the file of a saved list", () => {
  it("names its list, and else the list is called as the file", () => {
    const portable = { version: 1, name: "Lake shore", lists: [], addressFiles: [] }
    expect(read("a.json", { ...definition, portable })).toEqual({ name: null })
    expect(read("West side.definition.json", definition)).toEqual({ name: "West side" })
    expect(read("West side.JSON", definition)).toEqual({ name: "West side" })
    expect(read("definition.json", definition)).toEqual({ name: null })
  })

  it("is at most 1 MB large", () => {
    expect(read("a.json", definition, 1_000_000)).toEqual({ name: "a" })
    expect(read("a.json", definition, 1_000_001)).toBe(
      "The file is larger than 1 MB, so it isn't a saved list file.",
    )
  })

  it("of another version says which one is read, and nothing else is taken for a list", () => {
    const portable = { version: 2, name: "Lake shore", lists: [], addressFiles: [] }
    expect(read("a.json", { ...definition, portable })).toMatch(
      /^The file isn't a saved list file: portable\.version: must be 1, the only version that is read here/,
    )
    expect(read("a.json", [])).toMatch(/^The file isn't a saved list file: /)
    expect(read("a.json", { version: 1 })).toBe(
      "The file isn't a saved list file: listType is missing; areas is missing; audience is missing; and 4 more",
    )
  })
})
