import { describe, expect, it } from "vitest"
import { emptyListText } from "../../src/shared/emptyListText.ts"
import { TEXTS } from "../../src/shared/wording/texts.ts"

describe("an empty list says so [ob8-empty-lists]", () => {
  it.each([
    ["data", TEXTS.emptyData],
    ["records", TEXTS.emptyRecords],
    ["record", TEXTS.emptyRecord],
    ["options", TEXTS.emptyOptions],
    ["ownQuickPicks", TEXTS.emptyOwnQuickPicks],
    ["quickPicks", TEXTS.emptyQuickPicks],
    ["chosenAbove", TEXTS.emptyChosenAbove],
  ] as const)("%s: %s", (list, text) => {
    expect(emptyListText(list)).toBe(text)
  })
})
