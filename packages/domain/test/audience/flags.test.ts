import { AccountId } from "../../src/account/AccountId.ts"
import { Effect, Exit, Layer } from "effect"
import { describe, expect, it } from "vitest"
import { chosenCriteria } from "../../src/audience/attributes/chosenCriteria.ts"
import {
  addCriterionParts,
  missingCriterionParts,
  removeCriterionParts,
} from "../../src/audience/attributes/criterionParts.ts"
import { Demographics } from "../../src/audience/attributes/Demographics.ts"
import type { Attribute } from "../../src/audience/attributes/Attribute.ts"
import { parseFlags } from "../../src/audience/attributes/parseFlags.ts"
import { audienceSentence } from "../../src/audience/sentence/audienceSentence.ts"
import { evaluate } from "../../src/counting/evaluator/evaluate.ts"
import { noSuppressions, type Universe } from "../../src/counting/evaluator/Universe.ts"
import { waterfall } from "../../src/counting/evaluator/waterfall.ts"
import { selectionSteps, stepKey } from "../../src/counting/questions/selectionSteps.ts"
import { stepText } from "../../src/counting/questions/stepText.ts"
import { relax, relaxationKey } from "../../src/counting/widening/relax.ts"
import { candidateRelaxations } from "../../src/counting/widening/candidateRelaxations.ts"
import { relaxationText } from "../../src/counting/widening/relaxationText.ts"
import type { Audience, Criterion } from "../../src/definition/Audience.ts"
import { type CanonicalDefinition, emptyDefinition } from "../../src/definition/canonicalDefinition.ts"
import { canonicalJson } from "../../src/definition/definitionHash.ts"
import { changeText } from "../../src/drafts/changeText.ts"
import { defaultChoices } from "../../src/drafts/Draft.ts"
import { indexPriceList } from "../../src/pricing/price-list/IndexedPriceList.ts"
import { orderElements } from "../../src/pricing/price/orderElements.ts"
import { askedFor, gazetteer, person } from "../counting/evaluator/exampleUniverse.ts"
import { demoList } from "../pricing/demoPrices.ts"

const flag = (column: string, name: string): Attribute => ({
  column,
  name,
  description: "",
  inputType: "list",
  category: 3,
  min: null,
  max: null,
  values: [{ value: "Y", name: "Yes" }],
  priceElement: "Interests",
})
const age: Attribute = {
  ...flag("AGE", "Age"),
  inputType: "number",
  min: "18",
  max: "99",
  values: [],
  priceElement: "Age",
}
const columns = [flag("BOATING", "Boating"), flag("SKIING", "Skiing"), flag("TENNIS", "Tennis"), age]

const flags = (match: "any" | "all", first: string, ...others: ReadonlyArray<string>): Criterion => ({
  kind: "flags",
  match,
  columns: [first, ...others],
})
const yes = (column: string): Criterion => ({ kind: "values", column, values: ["Y"] })
const old: Criterion = { kind: "ranges", column: "AGE", ranges: [{ from: "50", to: "99" }] }

/** People by their flags, and a number for the age of some. */
const knownFor = (key: number, ...known: ReadonlyArray<string>) =>
  person(key, {
    attributes: new Map(known.map((text) => (/\d/.test(text) ? ["AGE", [text]] : [text, ["Y"]]))),
  })
const universe: Universe = {
  records: [
    knownFor(1, "BOATING", "SKIING", "60"),
    knownFor(2, "BOATING"),
    knownFor(3, "TENNIS", "70"),
    knownFor(4, "50"),
    knownFor(5, "SKIING", "TENNIS", "BOATING"),
  ],
  columns,
  gazetteer,
  savedCounts: new Map(),
  locationFiles: new Map(),
}
const evaluated = (definition: CanonicalDefinition) => evaluate(universe, definition, noSuppressions)
const total = (...criteria: ReadonlyArray<Criterion>): number => {
  const result = evaluated(askedFor(...criteria))
  if (result._tag === "Failure") throw new Error(JSON.stringify(result.failure))
  return result.success.details.total
}
const refused = (...criteria: ReadonlyArray<Criterion>) => {
  const result = evaluated(askedFor(...criteria))
  return result._tag === "Failure" ? result.failure : null
}

describe("several flags", () => {
  it("take whoever has any of them", () => {
    expect(total(flags("any", "SKIING", "TENNIS"))).toBe(3)
  })

  it("take whoever has all of them", () => {
    expect(total(flags("all", "SKIING", "BOATING"))).toBe(2)
  })

  it("hold beside other criteria, and beside other flags", () => {
    expect(total(flags("any", "SKIING", "TENNIS"), old)).toBe(2)
    expect(total(flags("any", "SKIING", "TENNIS"), flags("any", "BOATING", "TENNIS"))).toBe(3)
    expect(total(flags("any", "SKIING", "TENNIS"), flags("any", "BOATING", "SKIING"))).toBe(2)
  })

  it("are refused by the name of the one that is unknown, or no flag", () => {
    expect(refused(flags("any", "SKIING", "GOLF"))).toEqual({ _tag: "ColumnUnknown", column: "GOLF" })
    expect(refused(flags("any", "AGE", "SKIING"))).toMatchObject({ _tag: "BoundUnreadable", column: "AGE" })
  })
})

describe("the canonical form of flags", () => {
  const criteriaOf = (...criteria: ReadonlyArray<Criterion>) => askedFor(...criteria).audience.criteria

  it("of all is each of them, and of any of one is that one", () => {
    const each = [yes("BOATING"), yes("SKIING")]
    expect(criteriaOf(flags("all", "SKIING", "BOATING"))).toEqual(each)
    expect(criteriaOf(flags("any", "BOATING"), flags("any", "SKIING", "SKIING"))).toEqual(each)
    expect(canonicalJson(askedFor(flags("all", "SKIING", "BOATING")))).toBe(canonicalJson(askedFor(...each)))
  })

  it("of any is sorted and distinct, once, after the columns", () => {
    const any = flags("any", "BOATING", "TENNIS")
    expect(criteriaOf(flags("any", "TENNIS", "BOATING", "TENNIS"), any, old)).toEqual([old, any])
  })
})

describe("the words of flags", () => {
  const definition = askedFor(flags("any", "BOATING", "SKIING", "TENNIS"), yes("BOATING"))

  it("are a clause of the sentence", () => {
    const { clauses } = audienceSentence(definition, columns)
    expect(
      clauses.map(({ before, parts }) => [before, ...parts.map(({ joint, text }) => joint + text)]),
    ).toEqual([
      ["known for", "Boating"],
      ["known for", "Boating", ",Skiing", " orTennis"],
    ])
  })

  it("are a line of what was chosen", () => {
    expect(chosenCriteria(definition.audience, columns)).toEqual([
      { column: "BOATING", name: "Boating", labels: ["Yes"] },
      { column: "BOATING SKIING TENNIS", name: "Any of", labels: ["Boating", "Skiing", "Tennis"] },
    ])
  })

  it("say what a change did", () => {
    const content = (chosen: CanonicalDefinition) => ({
      accountId: AccountId.make(1),
      definition: chosen,
      choices: defaultChoices,
    })
    const both = askedFor(flags("any", "BOATING", "SKIING"))
    expect(changeText(content(askedFor()), content(both), columns)).toBe("added Boating or Skiing")
    expect(changeText(content(both), content(askedFor()), columns)).toBe("removed Boating or Skiing")
  })
})

describe("the step of flags", () => {
  const definition = askedFor(flags("any", "SKIING", "TENNIS"), old)

  it("is one line of the waterfall, after the columns", () => {
    const steps = waterfall(universe, definition, noSuppressions)
    const shown = steps._tag === "Success" ? steps.success : []
    expect(shown.map(({ step }) => step)).toEqual(selectionSteps(definition))
    expect(shown.slice(1, 3).map(({ leaves, step }) => [stepKey(step), leaves])).toEqual([
      ["criterion:AGE", 3],
      ["flags:SKIING,TENNIS", 2],
    ])
    expect(stepText({ kind: "flags", columns: ["SKIING", "TENNIS"] }, columns, emptyDefinition(10))).toBe(
      "Skiing or Tennis",
    )
  })

  it("can be done without", () => {
    const found = candidateRelaxations(definition).find(({ relaxation }) => relaxation.kind === "dropFlags")
    if (found === undefined) throw new Error("it is not offered")
    expect(found.definition).toEqual(askedFor(old))
    expect(relax(definition, found.relaxation)).toEqual(askedFor(old))
    expect(relaxationKey(found.relaxation)).toBe("dropFlags:SKIING,TENNIS")
    expect(relaxationText(found.relaxation, { columns, areaName: String })).toBe("Without Skiing or Tennis")
  })
})

describe("flags in an audience", () => {
  const any = flags("any", "SKIING", "TENNIS")
  const empty: Audience = { unit: "individuals", criteria: [] }

  it("are added once, and taken away together", () => {
    const added = addCriterionParts(empty, any, "list")
    const audience = added._tag === "Success" ? added.success : empty
    expect(audience.criteria).toEqual([any])
    expect(missingCriterionParts(audience, flags("any", "TENNIS", "SKIING"))).toBeNull()
    expect(missingCriterionParts(audience, flags("any", "BOATING", "SKIING"))).not.toBeNull()
    expect(missingCriterionParts(audience, flags("all", "SKIING", "TENNIS"))).not.toBeNull()
    expect(removeCriterionParts(audience, flags("any", "TENNIS", "SKIING"))).toEqual(empty)
  })
})

describe("the price of flags", () => {
  it("has the element of each of them once, also of those that any of is asked for", () => {
    const list = indexPriceList({
      ...demoList,
      elementPrices: ["Base", "Interests"].map((element) => ({
        element,
        from: 1,
        to: null,
        price: "0.01000",
      })),
    })
    const elements = (chosen: CanonicalDefinition) =>
      orderElements(list, chosen, columns).map(({ element }) => element)
    expect(elements(askedFor(flags("any", "SKIING", "TENNIS")))).toEqual(["Base", "Interests"])
    expect(elements(emptyDefinition(10))).toEqual(["Base"])
  })
})

describe("flags as people write them", () => {
  const demographics = Layer.succeed(Demographics, {
    columns: () => Effect.succeed(columns.map((column) => ({ ...column, values: [] }))),
    column: (_, name) => Effect.succeed(columns.find(({ column }) => column === name) ?? age),
    withValues: () => Effect.succeed(columns),
  })
  const read = (...texts: ReadonlyArray<string>) =>
    Effect.runPromiseExit(parseFlags(10, "any", texts).pipe(Effect.provide(demographics)))

  it("are names with commas, each text a criterion", async () => {
    expect(await read("boating, Tennis", "SKIING")).toEqual(
      Exit.succeed([flags("any", "BOATING", "TENNIS"), flags("any", "SKIING")]),
    )
  })

  it.each([
    ["BOATING,GOLF", "There is no attribute 'GOLF'."],
    ["AGE", "AGE isn't a flag, because it has values other than yes. Choose its values with --demo AGE=..."],
    ["", "There is no attribute ''."],
  ])("'%s' are refused", async (text, reason) => {
    expect(JSON.stringify(await read(text))).toContain(reason)
  })
})
