import { describe, expect, it } from "vitest"
import { emptyListText } from "../../src/shared/emptyListText.ts"

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
