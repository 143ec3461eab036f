import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { isEquivalent, readEquivalents } from "./equivalent.ts"
import { loadMutants } from "./loadMutants.ts"

const domain = join(import.meta.dirname, "../../packages/domain")

describe("the changes that are listed as equivalent", () => {
  const all = readEquivalents()

  it("each have a reason", () => {
    for (const { change, reason } of all) expect(reason, change).toMatch(/\w+ \w+/)
  })

  it("are each still a change to the code", () => {
    const mutants = loadMutants(domain, [...new Set(all.map(({ file }) => file))])
    const stale = all.filter((one) => !mutants.some(({ mutant }) => isEquivalent(mutant, [one])))
    expect(stale).toEqual([])
  })

  it("are found by file, line and change", () => {
    const [first] = loadMutants(domain, ["src/order/quantities/desiredQuantity.ts"])
    if (first === undefined) throw new Error("the file has no mutants")
    const { file, text, change } = first.mutant
    const listed = { file, text, change, reason: "it is an example" }
    expect(isEquivalent(first.mutant, [listed])).toBe(true)
    for (const other of [{ file: "x" }, { text: "x" }, { change: "x" }])
      expect(isEquivalent(first.mutant, [{ ...listed, ...other }])).toBe(false)
  })
})
