import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  chooseFlag,
  chosenFlags,
  clearFlags,
  setFlagMatch,
  deselectFlag,
} from "../../../src/audience/lifestyles/chooseFlags.ts"
import { withoutFlags } from "../../../src/audience/lifestyles/withoutFlags.ts"
import type { Audience, Criterion } from "../../../src/definition/Audience.ts"
import { canonicalCriteria } from "../../../src/definition/canonicalCriteria.ts"
import { askedFor } from "../../counting/evaluator/exampleUniverse.ts"

const FLAGS = ["BOATING", "SKIING", "TENNIS", "WINE"]
const old: Criterion = { kind: "ranges", column: "AGE", ranges: [{ from: "50", to: "99" }] }
const none: Audience = { unit: "individuals", criteria: [old] }
const yes = (column: string): Criterion => ({ kind: "values", column, values: ["Y"] })
const any = (first: string, ...others: ReadonlyArray<string>): Criterion => ({
  kind: "flags",
  match: "any",
  columns: [first, ...others],
})

const choosing = (match: "any" | "all", ...flags: ReadonlyArray<string>): Audience =>
  flags.reduce((held, flag) => chooseFlag(held, FLAGS, flag, match), none)

describe("flags that are chosen one after another", () => {
  it("are alternatives of one criterion under 'any of', and each of them a criterion under 'all of'", () => {
    expect(choosing("any", "BOATING", "WINE").criteria).toEqual([old, any("BOATING", "WINE")])
    expect(choosing("all", "BOATING", "WINE").criteria).toEqual([old, yes("BOATING"), yes("WINE")])
  })

  it("stay as they go together, whatever the switch says of a first one", () => {
    expect(chooseFlag(choosing("any", "BOATING", "WINE"), FLAGS, "TENNIS", "all").criteria).toEqual([
      old,
      any("BOATING", "WINE", "TENNIS"),
    ])
    expect(chosenFlags(choosing("all", "BOATING", "WINE"), FLAGS)).toEqual({
      match: "all",
      chosen: ["BOATING", "WINE"],
    })
  })

  it("say nothing of how they go together while there are less than two", () => {
    expect(chosenFlags(none, FLAGS)).toEqual({ match: null, chosen: [] })
    expect(chosenFlags(choosing("all", "WINE"), FLAGS)).toEqual({ match: null, chosen: ["WINE"] })
  })
})

describe("a mixture of both, as a list file may hold it", () => {
  const mixed: Audience = { unit: "individuals", criteria: [any("BOATING", "SKIING"), yes("WINE")] }

  it("keeps what it asks when another is chosen, which must hold as well", () => {
    expect(chosenFlags(mixed, FLAGS)).toEqual({ match: "mixed", chosen: ["WINE", "BOATING", "SKIING"] })
    expect(canonicalCriteria(chooseFlag(mixed, FLAGS, "TENNIS", "any").criteria)).toEqual(
      canonicalCriteria([...mixed.criteria, yes("TENNIS")]),
    )
  })

  it("loses one from wherever it stands", () => {
    expect(deselectFlag(mixed, FLAGS, "SKIING").criteria).toEqual([yes("WINE"), yes("BOATING")])
  })

  it("becomes one or the other by the switch", () => {
    expect(setFlagMatch(mixed, FLAGS, "any").criteria).toEqual([any("WINE", "BOATING", "SKIING")])
    expect(setFlagMatch(mixed, FLAGS, "all").criteria.map(({ kind }) => kind)).toEqual([
      "values",
      "values",
      "values",
    ])
  })
})

describe("whatever is chosen and taken away", () => {
  const step = fc.record({
    flag: fc.constantFrom(...FLAGS),
    match: fc.constantFrom("any" as const, "all" as const),
    does: fc.constantFrom("choose", "unchoose", "switch"),
  })

  it("never touches other criteria, and holds exactly the flags that were chosen last", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const held = new Set<string>()
        const audience = steps.reduce((before, { does, flag, match }) => {
          if (does === "switch") return setFlagMatch(before, FLAGS, match)
          if (does === "choose") held.add(flag)
          else held.delete(flag)
          return does === "choose"
            ? chooseFlag(before, FLAGS, flag, match)
            : deselectFlag(before, FLAGS, flag)
        }, none)
        const { chosen, match } = chosenFlags(audience, FLAGS)
        expect(new Set(chosen)).toEqual(held)
        expect(match).not.toBe("mixed")
        expect(audience.criteria).toContainEqual(old)
        expect(clearFlags(audience, FLAGS).criteria).toEqual([old])
        expect(withoutFlags(askedFor(...audience.criteria), FLAGS)).toEqual(askedFor(old))
      }),
    )
  })
})
