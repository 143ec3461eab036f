import { Effect, Layer, Result } from "effect"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  attributeKind,
  attributeTab,
  availableAttributeKinds,
} from "../../../src/audience/attributes/attributeKinds.ts"
import { AttributeSuggestions } from "../../../src/audience/search/AttributeSuggestions.ts"
import { AudienceHit } from "../../../src/audience/search/AudienceHit.ts"
import { audienceIndex, joinIndexes, quickPickIndex } from "../../../src/audience/search/AudienceIndex.ts"
import type { FullQuickPick } from "../../../src/audience/quick-picks/QuickPick.ts"
import { findAudienceHits } from "../../../src/audience/search/findAudienceHits.ts"
import { searchAudience } from "../../../src/audience/search/searchAudience.ts"
import { toAttributeSuggestions } from "../../../src/audience/search/toAttributeSuggestions.ts"
import { SYNONYMS } from "../../../src/audience/search/synonyms.ts"
import { hasHit, toggleHit } from "../../../src/audience/search/toggleHit.ts"
import { countHitRecords } from "../../../src/counting/shares/countHitRecords.ts"
import type { Audience } from "../../../src/definition/Audience.ts"
import { age, children, COLUMNS, flag, industries, list, propensity } from "./exampleColumns.ts"
import { TEXTS } from "../../../src/shared/wording/texts.ts"

const index = audienceIndex(COLUMNS)
const find = (text: string, most = 6) => searchAudience(index, { text, most })

/** 'Pet Owner: Dog; Interests and purchasing: Tennis' */
const found = (text: string): string =>
  find(text)
    .map(({ heading, hits }) => `${heading}: ${hits.map(({ name }) => name).join(", ")}`)
    .join("; ")

const nobody: Audience = { unit: "individuals", criteria: [] }
const hitOf = (text: string): AudienceHit => {
  const [hit] = find(text).flatMap(({ hits }) => hits)
  if (hit === undefined) throw new Error(`nothing is called ${text}`)
  return hit
}

describe("a search over an audience finds", () => {
  it.each([
    ["a value by its name", "golf", "Interests: Golf"],
    ["several of one as one", "dogs", "Pet Owner: Dog"],
    ["the beginning of a word", "gard", "Interests: Gardening"],
    ["all values of an attribute", "income", "Household Income: Under $15,000, $15,000 to $24,999"],
    ["an interest", "sailing", "Interests and purchasing: Boating and Sailing"],
    ["a propensity, with or without that word", "propensity cruise", "Propensities: Take a Cruise"],
    ["an attribute that takes a range", "age in years", "Attributes: Age"],
    ["an industry by its code", "5812", "Industry: 5812 Eating Places"],
    ["industries by a word", "eating", "Industry: 58 Eating and Drinking Places, 5812 Eating Places"],
    ["what words together mean, in any order", "children ages 6", "Ages of Children: 6 to 10"],
    [
      "what people say instead",
      "kids",
      "Presence of Children: Children Present; Ages of Children: 0 to 2, 3 to 5, 6 to 10",
    ],
    ["several words that mean one thing", "pet owners", "Pet Owner: Cat, Dog, Other Pet"],
    ["other words for an interest", "diy", "Interests and purchasing: Do-It-Yourself Home Improvement"],
    ["nothing where more than half of the words mean something else", "found by tennis 1795663086523", ""],
    ["what has one slip in it", "tenins", "Interests and purchasing: Tennis"],
    ["the beginning of a word with a slip", "refinence", "Propensities: Refinance a Mortgage"],
    ["what means most of the words, where nothing means all", "golf xylophone", "Interests: Golf"],
    ["what people with something have", "people who have a dog", "Pet Owner: Dog"],
    ["nothing where nothing is called so", "xylophone", ""],
    ["nothing by a slip in a short word", "gofl", ""],
    ["nothing for signs alone", "?!.", ""],
  ])("%s: '%s'", (_, text, expected) => {
    expect(found(text)).toBe(expected)
  })

  it.each([
    ["net worth over 100k", "$100,000 or more"],
    ["wealth of more than $100,000", "$100,000 or more"],
    ["net worth 100k+", "$100,000 or more"],
    ["net worth over 120k", "$250,000 or more"],
    ["net worth over 2 million", "$500,000 and over"],
    ["net worth under 100k", "under $100,000"],
    ["net worth between 50k and 250k", "$50,000 to $249,999"],
  ])("the values within amounts as one, before single ones: '%s'", (text, name) => {
    const [group] = find(text)
    expect([group?.heading, group?.hits[0]?.name]).toEqual(["Net Worth", name])
    expect(group?.hits).toHaveLength(name === "$500,000 and over" ? 5 : 6)
    expect(group?.more).toBe(0)
  })

  it("the values of an attribute within amounts where no attribute is named", () => {
    expect(found("over 100k")).toBe("Net Worth: $100,000 or more")
  })

  it("what the words mean where no attribute of them has amounts", () => {
    expect(found("golf over 100k")).toBe("Interests: Golf")
  })

  it("first the group of the best fit, and of a group the best", () => {
    expect(found("pet")).toBe(
      "Interests and purchasing: Pet Supply Purchases; Pet Owner: Other Pet, Cat, Dog",
    )
  })

  it("as many of a group as are asked for, and how many more there are", () => {
    expect(find("income", 1)).toMatchObject([{ hits: [{ name: "Under $15,000" }], more: 1 }])
  })
})

it("whatever is typed, each hit stands once, and is of the source", () => {
  const words = COLUMNS.flatMap(({ name, values }) => [name, ...values.map((value) => value.name)])
  const text = fc.oneof(fc.string(), fc.constantFrom(...words, ...SYNONYMS.flatMap(({ said }) => said)))
  fc.assert(
    fc.property(text, (typed) => {
      const keys = find(typed, 100).flatMap(({ hits }) => hits.map(({ column, name }) => `${column} ${name}`))
      expect(new Set(keys).size).toBe(keys.length)
      for (const { column } of find(typed).flatMap(({ hits }) => hits))
        expect(COLUMNS.map((known) => known.column)).toContain(column)
    }),
  )
})

it("every name of the catalog finds what is called so, in any letter case", () => {
  for (const { hit } of index.entries) {
    const hits = find(hit.name.toUpperCase(), 100).flatMap((group) => group.hits)
    expect(hits, hit.name).toContainEqual(hit)
  }
})

describe("choosing a hit, and once more", () => {
  it.each([
    ["dog", { kind: "values", column: "PETS", values: ["2"] }],
    ["tennis", { kind: "values", column: "TENNIS", values: ["Y"] }],
    ["net worth over 100k", { kind: "values", column: "NETWORTH", values: ["3", "4", "5"] }],
    ["cruise", { kind: "ranges", column: "LIKELY_CRUISE", ranges: [{ from: "1", to: "3" }] }],
    ["5812", { kind: "industries", column: "SIC", added: ["5812"], omitted: [] }],
  ])("adds '%s', and takes it away", (text, criterion) => {
    const hit = hitOf(text)
    const chosen = Result.getOrThrow(toggleHit(nobody, hit, COLUMNS))
    expect([chosen.criteria, hasHit(chosen, hit, COLUMNS)]).toEqual([[criterion], true])
    expect(Result.getOrThrow(toggleHit(chosen, hit, COLUMNS))).toEqual(nobody)
  })

  it("makes two interests alternatives", () => {
    const both = Result.getOrThrow(
      Result.flatMap(toggleHit(nobody, hitOf("tennis"), COLUMNS), (held) =>
        toggleHit(held, hitOf("sailing"), COLUMNS),
      ),
    )
    expect(both.criteria).toEqual([{ kind: "flags", match: "any", columns: ["TENNIS", "BOATING"] }])
    expect(hasHit(both, hitOf("tennis"), COLUMNS)).toBe(true)
  })

  it("refuses a second value of a radio column [ob5-radio]", () => {
    const [first, second] = find("presence of children").flatMap(({ hits }) => hits)
    if (first === undefined || second === undefined) throw new Error("both values are found")
    const held = Result.getOrThrow(toggleHit(nobody, first, COLUMNS))
    expect(Result.isFailure(toggleHit(held, second, COLUMNS))).toBe(true)
  })

  it("changes nothing for an attribute that takes a range, which is chosen elsewhere", () => {
    expect(Result.getOrThrow(toggleHit(nobody, hitOf("age"), COLUMNS))).toBe(nobody)
    expect(hasHit(nobody, hitOf("age"), COLUMNS)).toBe(false)
  })
})

it("how many have a hit is read from the breakdown of its attribute, where that says it", () => {
  const rows = [
    { value: "1", records: 5 },
    { value: "2", records: 7 },
    { value: "4", records: 11 },
    { value: null, records: 100 },
  ]
  const decile = propensity("LIKELY_CRUISE", "")
  expect(countHitRecords(hitOf("dog"), list("PETS", ""), rows)).toBe(7)
  expect(countHitRecords(hitOf("cruise"), decile, rows)).toBe(12)
  expect(
    countHitRecords({ criterion: { kind: "values", column: "PETS", values: ["9"] } }, decile, rows),
  ).toBe(0)
  expect(countHitRecords(hitOf("5812"), industries, rows)).toBeNull()
  expect(countHitRecords(hitOf("age"), age, rows)).toBeNull()
})

it("the original contract lists each attribute once, as the heading of its values", () => {
  const row = (isGroup: boolean, column: string, description: string, value = "", valueName = "") => ({
    isGroup,
    column,
    description,
    value,
    valueName,
  })
  expect(toAttributeSuggestions(find("pet"), COLUMNS)).toEqual([
    row(true, "PETSUPPLIES", "Pet Supply Purchases"),
    row(false, "PETSUPPLIES", "Pet Supply Purchases", "Y", "Yes"),
    row(true, "PETS", "Pet Owner"),
    row(false, "PETS", "Pet Owner", "1", "Cat"),
    row(false, "PETS", "Pet Owner", "2", "Dog"),
    row(false, "PETS", "Pet Owner", "3", "Other Pet"),
  ])
  expect(toAttributeSuggestions(find("5812"), COLUMNS)).toEqual([
    row(true, "SIC", "Industry"),
    row(false, "SIC", "Industry", "5812", "5812 Eating Places"),
  ])
  expect(toAttributeSuggestions(find("cruise"), COLUMNS)).toEqual([
    row(true, "LIKELY_CRUISE", "Propensity to Take a Cruise"),
  ])
})

it("nobody is asked about less than 3 characters [ob5-demo-search]", async () => {
  const asked: Array<string> = []
  const suggestions = Layer.succeed(AttributeSuggestions, {
    search: (listType, text, most) => {
      asked.push(`${listType} ${text} ${most}`)
      return Effect.succeed(find(text, most))
    },
  })
  const search = (typed: string) =>
    Effect.runPromise(Effect.provide(findAudienceHits(10, typed), suggestions))
  expect((await search(" golf ")).groups.map(({ heading }) => heading)).toEqual(["Interests"])
  expect(await search("go")).toEqual({ groups: [], warning: TEXTS.keywordTooShort })
  expect(await search(" ")).toEqual({ groups: [], warning: null })
  expect(asked).toEqual(["10 golf 6"])
})

describe("the kind of an attribute", () => {
  it("is told by what it holds", () => {
    const kinds = [flag("WINE", "Wine"), propensity("LIKELY_VOTE", "Vote"), age, children].map(attributeKind)
    expect(kinds).toEqual(["lifestyle", "propensity", "demographic", "demographic"])
    expect(attributeKind({ ...propensity("ROOMS", "Rooms"), priceElement: null })).toBe("demographic")
    expect(attributeKind({ ...propensity("ROOMS", "Rooms"), max: "9" })).toBe("demographic")
  })

  it("leads to its tab, and to the demographics where a list has none for it", () => {
    const wine = flag("WINE", "Wine")
    expect(attributeTab(wine, ["demoDemographics", "intrestsPurchasing"])).toBe("intrestsPurchasing")
    expect(attributeTab(wine, ["demoDemographics"])).toBe("demoDemographics")
    expect(attributeTab(age, ["demoDemographics", "audiencePropensities"])).toBe("demoDemographics")
  })

  it("leads to the tree of business types where it is industries", () => {
    const industry = { ...age, column: "SIC", inputType: "sic" } as const
    expect(attributeTab(industry, ["demoDemographics", "businessType"])).toBe("businessType")
    expect(attributeTab(industry, ["demoDemographics"])).toBe("demoDemographics")
  })

  it("exists where a column is of it, and wherever nobody has said yet", () => {
    expect(availableAttributeKinds(null)).toEqual({ audiencePropensities: true, lifestyles: true })
    expect(availableAttributeKinds([age])).toEqual({ audiencePropensities: false, lifestyles: false })
    expect(availableAttributeKinds(COLUMNS)).toEqual({ audiencePropensities: true, lifestyles: true })
  })
})

describe("quick picks", () => {
  const quickPick = (id: string, name: string, description: string): FullQuickPick => ({
    id,
    name,
    description,
    kind: "site",
    criteria: [{ kind: "values", column: "CHILDREN", values: ["Y"] }],
  })
  const families = quickPick("families", "Young families", "Parents with children at home")
  const golfers = quickPick("golfers", "Golfers of the coast", "Members of clubs")
  const both = joinIndexes([index, quickPickIndex([families]), quickPickIndex([golfers])])
  const firsts = (text: string, most = 6) =>
    searchAudience(both, { text, most }).map(({ heading, hits }) => `${heading}: ${hits[0]?.name}`)

  it.each([
    ["their name in any order", "families young", ["Quick picks: Young families"]],
    ["a beginning of it", "coas", ["Quick picks: Golfers of the coast"]],
    ["a slip in it", "familes young", ["Quick picks: Young families"]],
    ["what is said of them", "clubs", ["Quick picks: Golfers of the coast"]],
  ])("are found by %s", (_, text, expected) => {
    expect(firsts(text)).toEqual(expected)
  })

  it("stand beside attributes, whose own names come first", () => {
    expect(firsts("golf")).toEqual(["Interests: Golf", "Quick picks: Golfers of the coast"])
  })

  it("come with all that they choose, and are no suggestion of an attribute", () => {
    const groups = searchAudience(both, { text: "young families", most: 6 })
    expect(groups[0]?.hits).toEqual([
      { column: "", name: "Young families", criterion: null, quickPick: families },
    ])
    expect(toAttributeSuggestions(groups, COLUMNS)).toEqual([])
  })
})
