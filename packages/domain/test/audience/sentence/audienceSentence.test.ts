import { describe, expect, it } from "vitest"
import type { Attribute } from "../../../src/audience/attributes/Attribute.ts"
import { removeCriterionParts } from "../../../src/audience/attributes/criterionParts.ts"
import {
  type AudienceSentence,
  audienceSentence,
  type SentenceClause,
  WITH_PHONES_TEXT,
} from "../../../src/audience/sentence/audienceSentence.ts"
import { countUnitText } from "../../../src/audience/sentence/countUnitText.ts"
import { audienceText, sentenceText as textOf } from "../../../src/audience/sentence/sentenceText.ts"
import { ROUTES, TARGETS } from "../../../src/audience/occupants/occupantOptions.ts"
import type { Criterion } from "../../../src/definition/Audience.ts"
import { emptyDefinition } from "../../../src/definition/canonicalDefinition.ts"
import type { ListDefinition, OccupantOptions } from "../../../src/definition/ListDefinition.ts"
import { ATTRIBUTE_PHRASES } from "../../../src/glossary/attributePhrases.ts"

/** One clause as a page writes it: 'aged 25 to 34 or 65 to 99', 'with 2 to 3 children'. */
const clauseText = ({ after, before, parts }: SentenceClause): string => {
  const said = parts.map(({ joint, text }) => (joint === "" ? text : `${joint} ${text}`)).join("")
  return [before, said.trim(), after].filter((words) => words !== "").join(" ")
}

const sentenceText = ({ clauses, subject, withPhones }: AudienceSentence): string => {
  const said = [...clauses.map(clauseText), ...(withPhones ? [WITH_PHONES_TEXT] : [])].join(", ")
  return said === "" ? subject : `${subject} ${said}`
}

const column = (fields: Partial<Attribute> & Pick<Attribute, "column" | "name">): Attribute => ({
  description: "",
  inputType: "list",
  category: 3,
  min: null,
  max: null,
  values: [],
  priceElement: null,
  ...fields,
})
const valued = (name: string, title: string, values: ReadonlyArray<string>): Attribute =>
  column({
    column: name,
    name: title,
    values: values.map((text, at) => ({ value: String.fromCodePoint(65 + at), name: text })),
  })
const columns = [
  column({ column: "AGE", name: "Age", inputType: "number" }),
  column({ column: "BIRTHDATE", name: "Date of Birth", inputType: "date" }),
  column({ column: "NUMCHILDREN", name: "Number of Children", inputType: "number" }),
  valued("GENDER", "Gender", ["Female", "Male"]),
  valued("OWNERRENTER", "Homeowner or Renter", ["Homeowner", "Renter", "Lodger"]),
  valued("INCOME", "Household Income", ["Under $75,000", "$75,000 to $99,999", "$100,000 and over"]),
  valued("INTERESTS", "Interests", ["Reading", "Cooking", "Golf"]),
  valued("SHOES", "Shoe Size", ["Small", "Large"]),
  column({ column: "SIC", name: "Industry", inputType: "sic" }),
]

const ranges = (name: string, ...bounds: ReadonlyArray<readonly [string, string]>): Criterion => {
  const [first = { from: "", to: "" }, ...others] = bounds.map(([from, to]) => ({ from, to }))
  return { kind: "ranges", column: name, ranges: [first, ...others] }
}
const values = (name: string, codes: string): Criterion => {
  const [first = "", ...others] = codes
  return { kind: "values", column: name, values: [first, ...others] }
}
const industries = (added: ReadonlyArray<string>, omitted: ReadonlyArray<string>): Criterion => ({
  kind: "industries",
  column: "SIC",
  added,
  omitted,
})

const sentence = (criteria: ReadonlyArray<Criterion>, given: Partial<ListDefinition> = {}) =>
  audienceSentence({ ...emptyDefinition(10), audience: { unit: "individuals", criteria }, ...given }, columns)
const homes = [values("INCOME", "BC"), values("OWNERRENTER", "A"), ranges("AGE", ["25", "54"])] as const

describe("an audience reads as a sentence", () => {
  it.each<readonly [ReadonlyArray<Criterion>, string]>([
    [[], "People"],
    [homes, "People aged 25 to 54, who own their home, with income of $75,000 or more"],
    [[ranges("AGE", ["18", "24"], ["40", "40"], ["65", "99"])], "People aged 18 to 24, 40 or 65 to 99"],
    [[values("GENDER", "AB")], "People who are female or who are male"],
    [[values("OWNERRENTER", "C")], "People whose Homeowner or Renter is Lodger"],
    [[values("OWNERRENTER", "AC")], "People whose Homeowner or Renter is Homeowner or Lodger"],
    [[ranges("NUMCHILDREN", ["1", "1"])], "People with 1 child"],
    [[ranges("NUMCHILDREN", ["1", "2"])], "People with 1 to 2 children"],
    [[ranges("NUMCHILDREN", ["1", "1"], ["3", "3"])], "People with 1 or 3 children"],
    [[ranges("BIRTHDATE", ["19700101", "19791231"])], "People born 01/01/1970 to 12/31/1979"],
    [[values("INTERESTS", "ABC")], "People interested in Reading, Cooking or Golf"],
    [[values("SHOES", "AB")], "People whose Shoe Size is Small or Large"],
    [[values("GONE", "7")], "People whose GONE is 7"],
    [[industries(["58", "G"], [])], "People in 58 or G"],
    [[industries(["58", "59", "G"], ["5812", "5813"])], "People in 58, 59 or G but not 5812 or 5813"],
    [[industries([], ["5812"])], "People not in 5812"],
  ])("%#: %j", (criteria, text) => {
    expect(sentenceText(sentence(criteria))).toBe(text)
  })

  it("says phones only where they select", () => {
    expect(sentenceText(sentence([], { phoneOption: "onlyWithPhones" }))).toBe("People with phones")
    expect(sentenceText(sentence(homes.slice(2), { phoneOption: "onlyWithPhones" }))).toBe(
      "People aged 25 to 54, with phones",
    )
    expect(sentenceText(sentence([], { phoneOption: "phonesWhereAvailable" }))).toBe("People")
    expect(sentenceText(sentence([], { phoneOption: "onlyWithPhones", listType: 200 }))).toBe("People")
  })

  it("says contacts of a source of businesses, of which a business may have several", () => {
    expect(sentenceText(sentence([], { listType: 170 }))).toBe("Contacts at businesses")
    expect(sentenceText(sentence([industries(["58"], [])], { listType: 170 }))).toBe(
      "Contacts at businesses in 58",
    )
    const counted = (listType: number) => countUnitText({ ...emptyDefinition(listType), listType })
    expect([10, 50, 170].map(counted)).toEqual([
      "Individuals",
      "Addresses",
      "Contacts, including several at the same business",
    ])
  })

  it.each<readonly [OccupantOptions, string]>([
    [{ targets: ["homes"], routes: ["carrierRoutes"], contactNames: false }, "Homes on carrier routes"],
    [
      { targets: ["businesses", "homes"], routes: ["poBoxes", "carrierRoutes"], contactNames: false },
      "Homes and businesses on carrier routes and in PO boxes",
    ],
    [
      { targets: TARGETS, routes: ROUTES, contactNames: true },
      "Homes, apartments and businesses on carrier routes, in PO boxes and on rural routes, with contact names where available",
    ],
    [{ targets: [], routes: ["ruralRoutes"], contactNames: false }, "Addresses on rural routes"],
    [{ targets: ["apartments"], routes: [], contactNames: false }, "Apartments"],
    [{ targets: [], routes: [], contactNames: false }, "Addresses"],
  ])("says to which addresses an occupant list goes %#", (occupant, text) => {
    const definition = { ...emptyDefinition(50), occupant }
    expect(textOf(audienceSentence(definition, columns))).toBe(text)
    expect(audienceText(definition, columns)).toBe(text)
  })

  it("says the attributes of addresses between what they are and their names", () => {
    const occupant = { targets: ["homes"], routes: ["carrierRoutes"], contactNames: true } as const
    const definition = {
      ...emptyDefinition(140),
      audience: { unit: "individuals", criteria: [values("INCOME", "C")] } as const,
      occupant,
    }
    expect(audienceText(definition, columns)).toBe(
      "Homes on carrier routes with income of $100,000 or more, with contact names where available",
    )
    const households = { ...definition, audience: { unit: "allHouseholds", criteria: [] } as const }
    expect(audienceText(households, columns)).toBe(
      "All homes on carrier routes, with contact names where available",
    )
  })

  it("says all households without what is kept and not used", () => {
    const households = sentence([], {
      audience: { unit: "allHouseholds", criteria: homes },
      phoneOption: "onlyWithPhones",
    })
    expect(sentenceText(households)).toBe("All households with phones")
    expect(households.unused.map(clauseText)).toEqual([
      "aged 25 to 54",
      "who own their home",
      "with income of $75,000 or more",
    ])
    expect(sentence(homes).unused).toEqual([])
    const businesses = sentence([], { audience: { unit: "allHouseholds", criteria: [] }, listType: 170 })
    expect(sentenceText(businesses)).toBe("All businesses")
  })

  it("says codes while names are loading", () => {
    const loading = audienceSentence(
      { ...emptyDefinition(10), audience: { unit: "individuals", criteria: homes } },
      columns.map((known) => ({ ...known, values: [] })),
    )
    expect(sentenceText(loading)).toBe(
      "People aged 25 to 54, whose Homeowner or Renter is A, with income of B or C",
    )
  })

  it("names what each part takes away", () => {
    expect(sentence([values("INCOME", "ABC")]).clauses[0]?.parts).toEqual([
      { text: "any known amount", joint: "", criterion: values("INCOME", "ABC") },
    ])
    expect(
      sentence([industries(["58"], ["5812"])]).clauses[0]?.parts.map(({ criterion }) => criterion),
    ).toEqual([industries(["58"], []), industries([], ["5812"])])
  })

  it("lets each industry be taken away alone", () => {
    const all = industries(["58", "G"], ["5812"])
    const audience = { unit: "individuals", criteria: [all] } as const
    const left = sentence([all]).clauses.flatMap(({ parts }) =>
      parts.map(({ criterion }) => removeCriterionParts(audience, criterion).criteria),
    )
    expect(left).toEqual([
      [industries(["G"], ["5812"])],
      [industries(["58"], ["5812"])],
      [industries(["58", "G"], [])],
    ])
  })

  it("starts every phrase of the glossary in small letters", () => {
    for (const phrase of Object.values(ATTRIBUTE_PHRASES)) {
      const words = "values" in phrase ? Object.values(phrase.values) : [phrase.before]
      expect(words.every((text) => /^[a-z]/.test(text))).toBe(true)
    }
  })
})
