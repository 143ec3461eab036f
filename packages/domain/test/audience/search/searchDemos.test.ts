import { Effect, Layer } from "effect"
import { describe, expect, it } from "vitest"
import { demoKeyword, searchDemos, suggestionGroups } from "../../../src/audience/search/searchDemos.ts"
import { type DemoSuggestion, DemoSuggestions } from "../../../src/audience/search/DemoSuggestions.ts"

const group = (column: string, description: string): DemoSuggestion => ({
  isGroup: true,
  column,
  description,
  value: "",
  valueName: "",
})
const value = (column: string, code: string, valueName: string): DemoSuggestion => ({
  isGroup: false,
  column,
  description: `of ${column}`,
  value: code,
  valueName,
})

describe("a keyword [ob5-demo-search] [ob9-keyword]", () => {
  it.each([
    ["", { _tag: "NoKeyword" }],
    ["   ", { _tag: "NoKeyword" }],
    ["ab", { _tag: "KeywordTooShort" }],
    [" ab ", { _tag: "KeywordTooShort" }],
    ["age", { _tag: "Keyword", keyword: "age" }],
    [" home value ", { _tag: "Keyword", keyword: "home value" }],
  ])("'%s' is %j", (typed, keyword) => {
    expect(demoKeyword(typed)).toEqual(keyword)
  })
})

describe("suggestions", () => {
  it("are under the headings of their attributes, in the order found", () => {
    expect(
      suggestionGroups([
        value("INCOME", "A", "Under $15,000"),
        group("AGE", "Age of the person"),
        group("INCOME", "Income of the household"),
        value("INCOME", "B", "$15,000 to $24,999"),
      ]),
    ).toEqual([
      {
        column: "INCOME",
        description: "Income of the household",
        values: [
          { value: "A", name: "Under $15,000" },
          { value: "B", name: "$15,000 to $24,999" },
        ],
      },
      { column: "AGE", description: "Age of the person", values: [] },
    ])
  })

  it("without their heading are under what they say about their attribute", () => {
    expect(suggestionGroups([value("HOBBY", "G", "Golf")])).toEqual([
      { column: "HOBBY", description: "of HOBBY", values: [{ value: "G", name: "Golf" }] },
    ])
  })
})

describe("searching attributes", () => {
  it("asks for what is long enough, says what is not, and leaves an empty box alone", async () => {
    const asked: Array<string> = []
    const suggestions = Layer.succeed(DemoSuggestions, {
      find: (listType, keyword) => {
        asked.push(`${listType} ${keyword}`)
        return Effect.succeed([value("HOBBY", "G", "Golf")])
      },
      search: () => Effect.succeed([]),
    })
    const search = (typed: string) => Effect.runPromise(Effect.provide(searchDemos(10, typed), suggestions))
    expect((await search(" golf ")).groups.map(({ column }) => column)).toEqual(["HOBBY"])
    expect(await search("go")).toEqual({ groups: [], warning: "At least 3 words" })
    expect(await search(" ")).toEqual({ groups: [], warning: null })
    expect(asked).toEqual(["10 golf"])
  })
})
