import { expect, it } from "vitest"
import { lastTaken } from "../../src/ledger/waterfall/lastTaken.ts"

const line = (name: string, leaves: number, removes: number) => ({
  key: name,
  name,
  figures: { leaves, removes, share: 0, shareBefore: 0 },
})

it("names the choice that takes the last records away", () => {
  const lines = [
    line("60614", 430, 0),
    line("Age 30 to 49", 12, 418),
    line("Owner", 0, 12),
    line("Phones", 0, 0),
  ]
  expect(lastTaken(lines)).toBe(
    "Owner takes away the last 12 records left by the choices before it. Change one of those choices, or add areas.",
  )
  expect(lastTaken([line("60614", 1, 0), line("Owner", 0, 1)])).toContain("the last record that")
})

it("says nothing of a list that selects somebody, whose areas are empty, or that is not counted yet", () => {
  expect(lastTaken([line("60614", 430, 0), line("Age", 12, 418)])).toBeNull()
  expect(lastTaken([line("60614", 0, 0), line("Age", 0, 0)])).toBeNull()
  expect(lastTaken([{ key: "a", name: "a", figures: null }])).toBeNull()
})
