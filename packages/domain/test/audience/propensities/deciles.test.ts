import { describe, expect, it } from "vitest"
import {
  ALL_DECILES,
  chooseDeciles,
  chosenDeciles,
  decilesText,
  isSingleRange,
  shortPropensityName,
} from "../../../src/audience/propensities/deciles.ts"
import { audienceSentence } from "../../../src/audience/sentence/audienceSentence.ts"
import type { Audience } from "../../../src/definition/Audience.ts"
import { emptyDefinition } from "../../../src/definition/canonicalDefinition.ts"
import { propensity } from "../search/exampleColumns.ts"

const nobody: Audience = { unit: "individuals", criteria: [] }

describe("tenths of people in words", () => {
  it.each([
    [1, 1, "the most likely 10%"],
    [1, 3, "the most likely 30%"],
    [1, 9, "the most likely 90%"],
    [2, 4, "the next 30% after the most likely 10%"],
    [10, 10, "the least likely 10%"],
    [8, 10, "the least likely 30%"],
    [1, 10, "everyone who is ranked"],
  ])("%i to %i are %s", (first, last, text) => {
    expect(decilesText({ first, last })).toBe(text)
  })
})

describe("choosing tenths", () => {
  it("is a range of the column, and all of them are none", () => {
    const some = chooseDeciles(nobody, "LIKELY_MOVE", { first: 1, last: 3 })
    expect(some.criteria).toEqual([
      { kind: "ranges", column: "LIKELY_MOVE", ranges: [{ from: "1", to: "3" }] },
    ])
    expect(chosenDeciles(some, "LIKELY_MOVE")).toEqual({ first: 1, last: 3 })
    expect(chooseDeciles(some, "LIKELY_MOVE", ALL_DECILES)).toEqual(nobody)
    expect(chosenDeciles(nobody, "LIKELY_MOVE")).toBeNull()
  })

  it("takes the place of several ranges, which are shown from the first to the last", () => {
    const several: Audience = {
      unit: "individuals",
      criteria: [
        {
          kind: "ranges",
          column: "LIKELY_MOVE",
          ranges: [
            { from: "1", to: "2" },
            { from: "9", to: "9" },
          ],
        },
      ],
    }
    expect([chosenDeciles(several, "LIKELY_MOVE"), isSingleRange(several, "LIKELY_MOVE")]).toEqual([
      { first: 1, last: 9 },
      false,
    ])
    expect(isSingleRange(chooseDeciles(several, "LIKELY_MOVE", { first: 1, last: 2 }), "LIKELY_MOVE")).toBe(
      true,
    )
  })
})

it("a propensity is called by what it is for where all of them are", () => {
  expect(shortPropensityName("Propensity to Take a Cruise")).toBe("Take a Cruise")
  expect(shortPropensityName("Churn")).toBe("Churn")
})

describe("the sentence about an audience", () => {
  const clauseOf = (name: string) =>
    audienceSentence(
      { ...emptyDefinition(10), audience: chooseDeciles(nobody, "LIKELY_CRUISE", { first: 1, last: 3 }) },
      [propensity("LIKELY_CRUISE", name)],
    ).clauses.map(({ after, before, parts }) => [before, ...parts.map(({ text }) => text), after].join(" "))

  it("says which part of people is taken", () => {
    expect(clauseOf("Propensity to Take a Cruise")).toEqual([
      "who are among the most likely 30% to take a cruise",
    ])
    expect(clauseOf("Churn")).toEqual(["whose Churn is among the most likely 30% "])
  })
})
