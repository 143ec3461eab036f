import { describe, expect, it } from "vitest"
import { byGroup, chooseSentences } from "./chooseSentences.ts"
import { always, sentencesAbout } from "./Sentence.ts"
import fc from "fast-check"

const stated = (sentence: string) =>
  always(
    sentence,
    fc.property(fc.nat(), () => true),
  )

const all = [
  sentencesAbout("order", stated("a total keeps its sum"), stated("a total keeps its sum in order")),
  sentencesAbout("pricing", stated("a price is never negative"), stated("the order charge is a price")),
]

const chosen = (...only: ReadonlyArray<string>) =>
  chooseSentences(all, only).map(({ group, sentences }) => [
    group,
    ...sentences.map(({ sentence }) => sentence),
  ])

describe("--only", () => {
  it("takes all sentences when it names none", () => {
    expect(chooseSentences(all, [])).toBe(all)
  })

  it("takes the whole group of that name, and nothing else that mentions it", () => {
    expect(chosen("order")).toEqual([["order", "a total keeps its sum", "a total keeps its sum in order"]])
  })

  it("takes the sentences that have the text in them, in any case", () => {
    expect(chosen("A PRICE")).toEqual([
      ["pricing", "a price is never negative", "the order charge is a price"],
    ])
  })

  it("takes one sentence when it is a whole one, although another contains it", () => {
    expect(chosen("a total keeps its sum")).toEqual([["order", "a total keeps its sum"]])
  })

  it("takes what any of several names", () => {
    expect(chosen("never", "in order")).toEqual([
      ["order", "a total keeps its sum in order"],
      ["pricing", "a price is never negative"],
    ])
  })

  it("takes nothing where nothing matches", () => {
    expect(chosen("weather")).toEqual([])
  })
})

describe("sentences by group", () => {
  it("name each group once, in the order of the names", () => {
    const groups = byGroup([...all.toReversed(), sentencesAbout("order", stated("a third one"))])
    expect(groups.map(({ group, sentences }) => [group, sentences.length])).toEqual([
      ["order", 3],
      ["pricing", 2],
    ])
  })
})
