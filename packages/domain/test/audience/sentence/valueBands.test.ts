import { describe, expect, it } from "vitest"
import { valueBands } from "../../../src/audience/sentence/valueBands.ts"

const listOf = (names: ReadonlyArray<string>) =>
  names.map((name, at) => ({ value: String.fromCodePoint(65 + at), name }))
const income = listOf(["Under $15,000", "$15,000 to $24,999", "$25,000 to $34,999", "$35,000 and over"])
const said = (list: typeof income, chosen: string) =>
  valueBands(list, chosen.split("")).map(({ text, values }) => `${values.join("")}: ${text}`)

describe("chosen values of a list", () => {
  it.each([
    ["A", ["A: under $15,000"]],
    ["AB", ["AB: under $25,000"]],
    ["B", ["B: $15,000 to $24,999"]],
    ["CB", ["BC: $15,000 to $34,999"]],
    ["BD", ["B: $15,000 to $24,999", "D: $35,000 or more"]],
    ["CD", ["CD: $25,000 or more"]],
    ["ABD", ["AB: under $25,000", "D: $35,000 or more"]],
    ["ABCD", ["ABCD: any known amount"]],
    ["DX", ["D: $35,000 or more", "X: X"]],
    ["", []],
  ])("'%s' of amounts read as %j", (chosen, texts) => {
    expect(said(income, chosen)).toEqual(texts)
  })

  it("of ages join too, where one follows the other", () => {
    expect(said(listOf(["0 to 2", "3 to 5", "11 to 15"]), "ABC")).toEqual(["AB: 0 to 5", "C: 11 to 15"])
  })

  it("of other words stand for themselves, also between amounts", () => {
    expect(said(listOf(["Cat", "Dog"]), "BA")).toEqual(["A: Cat", "B: Dog"])
    expect(said(listOf(["$1 to $2", "Unsure", "$3 to $4"]), "ABC")).toEqual([
      "A: $1 to $2",
      "B: Unsure",
      "C: $3 to $4",
    ])
  })

  it("of amounts in other units do not join", () => {
    expect(said(listOf(["$1 to $2", "3 to 4"]), "AB")).toEqual(["A: $1 to $2", "B: 3 to 4"])
  })
})
