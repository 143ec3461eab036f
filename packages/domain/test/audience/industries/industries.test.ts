import { Effect, Layer } from "effect"
import { describe, expect, it } from "vitest"
import {
  addIndustry,
  chosenIndustries,
  omitIndustry,
  removeIndustry,
} from "../../../src/audience/industries/chooseIndustries.ts"
import { Industries, searchIndustries } from "../../../src/audience/industries/Industries.ts"
import { type Industry, openIndustry } from "../../../src/audience/industries/Industry.ts"
import {
  closedIndustry,
  industryLines,
  newIndustryTree,
} from "../../../src/audience/industries/IndustryTree.ts"
import {
  isSelectedIndustry,
  isWithinIndustry,
  sicDivisionOf,
} from "../../../src/audience/industries/isWithinIndustry.ts"
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
          const top = yield* openIndustry(newIndustryTree(), 170, null)
          const open = yield* openIndustry(top, 170, "G")
          return yield* openIndustry(closedIndustry(open, "G"), 170, "G")
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
      Effect.provide(Effect.flip(openIndustry(newIndustryTree(), 170, "52")), layer),
    )
    expect(failure._tag).toBe("NetworkFailed")
  })

  it("shows nothing before it was opened", () => {
    expect(industryLines(newIndustryTree())).toEqual([])
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

  it("lies within a division by the tree that is given", () => {
    const divisionOf = (industry: string) => (industry === "5812" ? "R" : undefined)
    expect(isWithinIndustry("5812", "R", divisionOf)).toBe(true)
    expect(isWithinIndustry("5812", "G", divisionOf)).toBe(false)
    expect(isSelectedIndustry({ added: ["R"], omitted: [] }, "5812", divisionOf)).toBe(true)
    expect(isSelectedIndustry({ added: ["R"], omitted: [] }, "5813", divisionOf)).toBe(false)
    expect(isSelectedIndustry({ added: [], omitted: ["R"] }, "5812", divisionOf)).toBe(false)
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
    expect(sicDivisionOf(industry)).toBe(division)
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
      expect([code, isSelectedIndustry(chosen, code)]).toEqual([code, isSelected])
    }
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
