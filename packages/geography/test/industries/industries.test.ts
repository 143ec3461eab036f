import { assert, describe, it, layer } from "@effect/vitest"
import { isWithinIndustry } from "@listwright/domain/audience"
import { IndustryCode } from "@listwright/domain/definition"
import { Effect, Schema } from "effect"
import { EVERYDAY_WORDS } from "../../src/industries/everydayWords.ts"
import { parentOf } from "../../src/industries/parentOf.ts"
import { readIndustries } from "../../src/industries/readIndustries.ts"
import { SicIndustries } from "../../src/industries/SicIndustries.ts"

const codesOf = (industries: ReadonlyArray<{ readonly code: string }>) => industries.map(({ code }) => code)

describe("The industries of the classification", () => {
  const industries = readIndustries()
  const byCode = new Map(industries.map((industry) => [industry.code, industry]))

  it("are 10 divisions, 83 major groups, 416 industry groups and 1,005 industries, each once", () => {
    const levels = [1, 2, 3, 4].map((level) => industries.filter((one) => one.level === level).length)
    assert.deepStrictEqual(levels, [10, 83, 416, 1_005])
    assert.strictEqual(byCode.size, industries.length)
    assert.isTrue(codesOf(industries).every(Schema.is(IndustryCode)))
  })

  it("lie within the node above them, which comes before them", () => {
    const before = new Set<string | null>([null])
    for (const { code, level, topLevelCode } of industries) {
      const parent = parentOf(code)
      assert.isTrue(before.has(parent), code)
      before.add(code)
      if (parent === null) continue
      assert.isTrue(isWithinIndustry(code, parent), code)
      assert.deepStrictEqual(
        [byCode.get(parent)?.level, byCode.get(parent)?.topLevelCode],
        [level - 1, topLevelCode],
      )
    }
  })

  it("end with those of four digits, and only those", () => {
    for (const { code, isBottom, level } of industries) assert.strictEqual(isBottom, level === 4, code)
  })

  it("have names as the manual publishes them: in capitals where titles have them", () => {
    for (const { code, name } of industries) {
      assert.match(name, /^[A-Z]/, code)
      assert.strictEqual(name, name.trim(), code)
      assert.notMatch(name, / {2}| (And|Or|Of|The|For|On|By) |N\.?E\.?C/, code)
    }
    assert.deepStrictEqual(
      ["G", "58", "581", "5812", "9999"].map((code) => byCode.get(code)?.name),
      [
        "Retail Trade",
        "Eating and Drinking Places",
        "Eating and Drinking Places",
        "Eating Places",
        "Nonclassifiable Establishments",
      ],
    )
    assert.deepStrictEqual(byCode.get("9999"), {
      code: "9999",
      name: "Nonclassifiable Establishments",
      level: 4,
      topLevelCode: "J",
      isBottom: true,
    })
  })
})

layer(SicIndustries.layer)("The tree of business types", (it) => {
  it.effect("begins with the divisions, and goes down a level at a time in the order of the codes", () =>
    Effect.gen(function* () {
      const { children } = yield* SicIndustries
      assert.deepStrictEqual(codesOf(children(null)), "ABCDEFGHIJ".split(""))
      assert.deepStrictEqual(codesOf(children("G")), ["52", "53", "54", "55", "56", "57", "58", "59"])
      assert.deepStrictEqual(codesOf(children("58")), ["581"])
      assert.deepStrictEqual(codesOf(children("581")), ["5812", "5813"])
      assert.deepStrictEqual(children("5812"), [])
      assert.deepStrictEqual(children("18"), [])
      assert.include(codesOf(children("J")), "99")
    }),
  )

  it.effect("finds a node by its code first, the higher level before what is below it", () =>
    Effect.gen(function* () {
      const { search } = yield* SicIndustries
      assert.deepStrictEqual(codesOf(search("58")), ["58", "581", "5812", "5813"])
      assert.deepStrictEqual(codesOf(search("52")).slice(0, 4), ["52", "521", "523", "525"])
      assert.deepStrictEqual(codesOf(search(" 5812 ")), ["5812"])
      assert.strictEqual(search("g")[0]?.code, "G")
      assert.deepStrictEqual(search("581201"), [])
    }),
  )

  it.effect("finds a node by the beginnings of all words typed, names that begin with them first", () =>
    Effect.gen(function* () {
      const { search } = yield* SicIndustries
      assert.deepStrictEqual(codesOf(search("EATING")), ["58", "581", "5812"])
      assert.deepStrictEqual(codesOf(search("plac eat")), ["58", "581", "5812"])
      assert.deepStrictEqual(codesOf(search("eating 5812")), ["5812"])
      assert.deepStrictEqual(codesOf(search("women's shoes")), [])
      assert.strictEqual(search("womens clothing")[0]?.code, "562")
      const dental = search("dental").map(({ name }) => name)
      assert.deepStrictEqual(dental.slice(0, 2), ["Dental Equipment and Supplies", "Dental Laboratories"])
      assert.isAbove(dental.length, 2)
      assert.isTrue(dental.slice(2).every((name) => !name.startsWith("Dental")))
      assert.deepStrictEqual(search("eating zebras"), [])
    }),
  )

  it.effect(
    "finds an industry by the words that people use, after those of that name [ob5-business-search]",
    () =>
      Effect.gen(function* () {
        const { has, search } = yield* SicIndustries
        for (const [typed, code] of [
          ["orthodontist", "8021"],
          ["Lawyer", "8111"],
          ["pizzeria", "5812"],
          ["coffee sho", "5812"],
          ["car dealer", "5511"],
          ["hair salon", "7231"],
        ] as const)
          assert.deepStrictEqual(codesOf(search(typed)).slice(0, 1), [code], typed)
        // What is called so comes first.
        assert.strictEqual(search("bar")[0]?.name, "Barber Shops")
        assert.include(codesOf(search("bar")), "5813")
        const industries = new Map(readIndustries().map((one) => [one.code, one]))
        for (const [code, words] of Object.entries(EVERYDAY_WORDS)) {
          assert.isTrue(has(code), code)
          assert.strictEqual(industries.get(code)?.level, 4, code)
          assert.deepStrictEqual([words, words.trim()], [words.toLowerCase(), words], code)
        }
      }),
  )

  it.effect("finds nothing by blanks", () =>
    Effect.gen(function* () {
      const { search } = yield* SicIndustries
      assert.deepStrictEqual([search(""), search("  "), search("-")], [[], [], []])
    }),
  )
})
