import { describe, expect, it } from "vitest"
import { neighborInDirection } from "../../../src/builder/audience/lifestyles/neighborInDirection.ts"

// Two columns and a last row of one:  0 1 / 2 3 / 4
const PLACES = [
  { x: 0, y: 0 },
  { x: 100, y: 1 },
  { x: 0, y: 40 },
  { x: 100, y: 40 },
  { x: 0, y: 120 },
]

describe("the arrows in a grid", () => {
  it.each([
    [0, "ArrowRight", 1],
    [1, "ArrowRight", 2],
    [4, "ArrowRight", 4],
    [0, "ArrowLeft", 0],
    [2, "ArrowLeft", 1],
    [0, "ArrowDown", 2],
    [1, "ArrowDown", 3],
    [3, "ArrowDown", 4],
    [4, "ArrowDown", 4],
    [3, "ArrowUp", 1],
    [0, "ArrowUp", 0],
    [2, "Home", 0],
    [2, "End", 4],
    [2, "Enter", null],
  ])("lead from %i by %s to %s", (from, key, to) => {
    expect(neighborInDirection(PLACES, from, key)).toBe(to)
  })
})
