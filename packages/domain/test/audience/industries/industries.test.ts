import { Effect, Layer } from "effect"
import { describe, expect, it } from "vitest"
import {
  addIndustry,
  chosenIndustries,
  omitIndustry,
  removeIndustry,
} from "../../../src/audience/industries/chooseIndustries.ts"
import { Industries, searchIndustries } from "../../../src/audience/industries/Industries.ts"
import type { Industry } from "../../../src/audience/industries/Industry.ts"
import { openIndustry } from "../../../src/audience/industries/openIndustry.ts"
import {
  collapseIndustry,
  industryLines,
  createIndustryTree,
} from "../../../src/audience/industries/IndustryTree.ts"
import { hasSelectedIndustry } from "../../../src/audience/industries/hasSelectedIndustry.ts"
import { isWithinIndustry, sicDivision } from "../../../src/audience/industries/isWithinIndustry.ts"
import { knownIndustries } from "../../../src/audience/industries/knownIndustries.ts"
import type { Audience } from "../../../src/definition/Audience.ts"
import { NetworkFailed } from "../../../src/shared/Failures.ts"

const empty: Audience = { unit: "individuals", criteria: [] }
const industry = (code: string, level: number): Industry => ({
  code,
  name: `Industry ${code}`,
  level,
  topLevelCode: "G",
  isBottom: level === 3,
})

/** A server that counts what it is asked, and has nothing below 52. */
const server = () => {
  const asked: Array<string> = []
  const layer = Layer.succeed(Industries, {
    children: (_, code) => {
      asked.push(`below ${code}`)
      if (code === null) return Effect.succeed([industry("G", 1)])
      return code === "G"
        ? Effect.succeed([industry("52", 2), industry("58", 2)])
        : Effect.fail(new NetworkFailed())
    },
    search: (listType, keyword) => {
      asked.push(`${keyword} of ${listType}`)
      return Effect.succeed([industry("58", 2)])
    },
  })
  return { asked, layer }
}

describe("the tree of business types [ob4-business-types]", () => {
  it("loads the children of a node once", async () => {
    const { asked, layer } = server()
    const tree = await Effect.runPromise(
      Effect.provide(
        Effect.gen(function* () {
          const top = yield* openIndustry(createIndustryTree(), 170, null)
          const open = yield* openIndustry(top, 170, "G")
          return yield* openIndustry(collapseIndustry(open, "G"), 170, "G")
        }),
        layer,
      ),
    )
    expect(industryLines(tree).map(({ industry: { code }, depth, isOpen }) => [code, depth, isOpen])).toEqual(
      [
        ["G", 0, true],
        ["52", 1, false],
        ["58", 1, false],
      ],
    )
    expect(asked).toEqual(["below null", "below G"])
  })

  it("does not open what could not be loaded, so it can be tried again", async () => {
    const { layer } = server()
    const failure = await Effect.runPromise(
      Effect.provide(Effect.flip(openIndustry(createIndustryTree(), 170, "52")), layer),
    )
    expect(failure._tag).toBe("NetworkFailed")
  })

  it("shows nothing before it was opened", () => {
    expect(industryLines(createIndustryTree())).toEqual([])
  })
})

describe("choosing business types [ob4-business-types]", () => {
  it("adds or omits a node, never both", () => {
    const added = addIndustry(addIndustry(empty, "SIC", "58"), "SIC", "58")
    expect(added.criteria).toEqual([{ kind: "industries", column: "SIC", added: ["58"], omitted: [] }])
    const omitted = omitIndustry(added, "SIC", "58")
    expect(omitted.criteria).toEqual([{ kind: "industries", column: "SIC", added: [], omitted: ["58"] }])
    expect(omitIndustry(omitted, "SIC", "58")).toEqual(omitted)
    expect(addIndustry(omitted, "SIC", "58")).toEqual(added)
    expect(removeIndustry(omitted, "SIC", "58")).toEqual(empty)
  })

  it("leaves other columns and unknown codes alone", () => {
    const both: Audience = {
      ...empty,
      criteria: [{ kind: "values", column: "SIZE", values: ["A"] }],
    }
    const added = addIndustry(both, "SIC", "58")
    expect(removeIndustry(added, "SIC", "52")).toBe(added)
    expect(removeIndustry(added, "SIC", "58")).toEqual(both)
    expect(chosenIndustries(both, "SIZE")).toEqual({ added: [], omitted: [] })
  })
})

describe("an industry code", () => {
  it.each([
    ["5812", "58", true],
    ["58", "5812", false],
    ["58", "58", true],
    ["5812", "G", true],
    ["52", "G", true],
    ["59", "G", true],
    ["51", "G", false],
    ["60", "G", false],
    ["0111", "A", true],
    ["9999", "J", true],
    ["G", "G", true],
    ["G", "H", false],
    ["G", "58", false],
    ["58", "Z", false],
  ])("%s within %s: %s", (code, of, isWithin) => {
    expect(isWithinIndustry(code, of)).toBe(isWithin)
  })

  it.each([
    ["G", "G"],
    ["58", "G"],
    ["5812", "G"],
    ["0111", "A"],
    ["99", "J"],
    ["18", undefined],
    ["90", undefined],
    ["Z", undefined],
  ])("%s is in division %s", (industry, division) => {
    expect(sicDivision(industry)).toBe(division)
  })

  it.each([
    [
      { added: [], omitted: ["58"] },
      { 5812: false, 2011: true },
    ],
    [
      { added: ["G"], omitted: ["5813"] },
      { 5812: true, 5813: false, 2011: false },
    ],
    [
      { added: ["52", "58"], omitted: ["5813", "59"] },
      { 5812: true, 5813: false, 5211: true, 2011: false },
    ],
    [{ added: ["5812"], omitted: ["58"] }, { 5812: false }],
  ])("%j selects %j", (chosen, selected) => {
    for (const [code, isSelected] of Object.entries(selected)) {
      expect([code, hasSelectedIndustry(chosen, [code])]).toEqual([code, isSelected])
    }
  })
})

describe("a business of several industries", () => {
  const selects = (added: ReadonlyArray<string>, omitted: ReadonlyArray<string>, ...own: Array<string>) =>
    hasSelectedIndustry({ added, omitted }, own)

  it("is selected by any of them", () => {
    expect(selects(["58"], [], "7011", "5812")).toBe(true)
    expect(selects(["58"], [], "7011", "7911", "5813")).toBe(true)
    expect(selects(["58"], [], "7011", "7911")).toBe(false)
  })

  it("is not selected when any of them is omitted, although another one is added", () => {
    expect(selects(["70"], ["58"], "7011", "5812")).toBe(false)
    expect(selects(["70"], ["G"], "7011", "7911", "5812")).toBe(false)
    expect(selects([], ["5813"], "5812", "5813")).toBe(false)
    expect(selects([], ["5813"], "5812", "7011")).toBe(true)
  })

  it("is selected by what omits only where it has one", () => {
    expect(selects([], ["58"])).toBe(false)
    expect(selects(["58"], [])).toBe(false)
  })
})

describe("the nodes that may be asked for", () => {
  it("are those of the tree, and those that an industry of a record is or lies within", () => {
    const known = knownIndustries(["H", "60", "602"], ["58120101", "5813"])
    expect([...known].toSorted()).toEqual(
      ["60", "602", "H"]
        .concat(["58", "581", "5812", "58120", "581201", "5812010", "58120101", "5813", "G"])
        .toSorted(),
    )
  })

  it("are those of the tree alone where no record has an industry", () => {
    expect(knownIndustries(["H"], [])).toEqual(new Set(["H"]))
  })
})

describe("searching business types [ob5-business-search]", () => {
  it("asks for any keyword, and clears the results where there is none", async () => {
    const { asked, layer } = server()
    const search = (typed: string) => Effect.runPromise(Effect.provide(searchIndustries(170, typed), layer))
    expect(await search(" ")).toBeNull()
    expect((await search(" ea "))?.map(({ code }) => code)).toEqual(["58"])
    expect(asked).toEqual(["ea of 170"])
  })
})
