import { describe, expect, it } from "vitest"
import { wantedBelow } from "../../src/ledger/wantedBelow.ts"

describe("what is wanted of a list", () => {
  const areas = [
    { key: "zip:60614", available: 100, withPhones: 0 },
    { key: "zip:60615", available: 50, withPhones: 0 },
  ]
  it.each<[Readonly<Record<string, number>>, number | null]>([
    [{}, null],
    [{ "zip:60614": 100, "zip:60615": 50 }, null],
    [{ "zip:60614": 500 }, null],
    [{ "zip:60614": 40 }, 90],
    [{ "zip:60614": 0, "zip:60615": 1 }, 1],
    [{ "zip:60614": 0, "zip:60615": 0 }, null],
  ])("%j: %s", (quantities, wanted) => {
    expect(wantedBelow(areas, { quantities })).toBe(wanted)
  })
})
