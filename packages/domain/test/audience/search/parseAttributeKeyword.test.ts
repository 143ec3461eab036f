import { describe, expect, it } from "vitest"
import { parseAttributeKeyword } from "../../../src/audience/search/parseAttributeKeyword.ts"

describe("a keyword [ob5-demo-search] [ob9-keyword]", () => {
  it.each([
    ["", { _tag: "NoKeyword" }],
    ["   ", { _tag: "NoKeyword" }],
    ["ab", { _tag: "KeywordTooShort" }],
    [" ab ", { _tag: "KeywordTooShort" }],
    ["age", { _tag: "Keyword", keyword: "age" }],
    [" home value ", { _tag: "Keyword", keyword: "home value" }],
  ])("'%s' is %j", (typed, keyword) => {
    expect(parseAttributeKeyword(typed)).toEqual(keyword)
  })
})
