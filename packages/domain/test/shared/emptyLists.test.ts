import { describe, expect, it } from "vitest"
import { emptyListText, listView } from "../../src/shared/listView.ts"

describe("an empty list says so [ob8-empty-lists]", () => {
  it.each([
    ["data", "There is no available data"],
    ["records", "No Records"],
    ["record", "No Record"],
    ["options", "No available option"],
    ["ownQuickPicks", "No QuickPicks have been created"],
    ["quickPicks", "There is no Quick Pick"],
    ["chosenAbove", "Please click add in the above table"],
  ] as const)("%s: %s", (list, text) => {
    expect(emptyListText(list)).toBe(text)
  })
})

describe("what is seen of a list [ob8-empty-lists]", () => {
  it("is a loader, then rows or the words of an empty list", () => {
    expect(listView({ _tag: "loading" }, "records")).toEqual({ _tag: "loader" })
    expect(listView({ _tag: "loaded", rows: ["one"] }, "records")).toEqual({ _tag: "rows", rows: ["one"] })
    expect(listView({ _tag: "loaded", rows: [] }, "records")).toEqual({ _tag: "empty", text: "No Records" })
  })

  it("is nothing, without a word, when the load failed", () => {
    expect(listView({ _tag: "failed" }, "records")).toEqual({ _tag: "nothing" })
  })
})
