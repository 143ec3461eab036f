import { expect, it } from "vitest"
import { lastRemovalText } from "../../../src/list/ledger/waterfall/lastRemovalText.ts"

const line = (name: string, leaves: number, removes: number) => ({
  key: name,
  name,
  figures: { leaves, removes, share: 0, shareBefore: 0 },
})

it("names the choice that removes the last records", () => {
  const lines = [
    line("60614", 430, 0),
    line("Age 30 to 49", 12, 418),
    line("Owner", 0, 12),
    line("Phones", 0, 0),
  ]
  expect(lastRemovalText(lines)).toBe(
    "Owner removes the last 12 records left by the choices before it. Change one of those choices, or add areas.",
  )
  expect(lastRemovalText([line("60614", 1, 0), line("Owner", 0, 1)])).toContain(
    "removes the last record left",
  )
})

it("says nothing of a list that selects somebody, whose areas are empty, or that is not counted yet", () => {
  expect(lastRemovalText([line("60614", 430, 0), line("Age", 12, 418)])).toBeNull()
  expect(lastRemovalText([line("60614", 0, 0), line("Age", 0, 0)])).toBeNull()
  expect(lastRemovalText([{ key: "a", name: "a", figures: null }])).toBeNull()
})
