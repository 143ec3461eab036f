import { type Restriction, restrict, type RestrictionSuggestion } from "@listwright/domain/counting"
import { canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import { defaultChoices } from "@listwright/domain/drafts"
import { Zip } from "@listwright/domain/shared"
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { followRestriction } from "../../src/ledger/followRestriction.ts"
import { RestrictionRows } from "../../src/ledger/RestrictionRows.tsx"
import { wantedBelow } from "../../src/ledger/wantedBelow.ts"

const definition = canonicalDefinition({
  ...emptyDefinition(10),
  areas: ["60614", "60615"].map((zip) => ({ kind: "zip", zip: Zip.make(zip), excluded: false }) as const),
})
const restrictions = [
  { kind: "narrowColumn", criterion: { kind: "values", column: "INCOME", values: ["B"] } },
  { kind: "onlyWithPhones" },
  { kind: "dropArea", area: "zip:60615" },
] as const satisfies ReadonlyArray<Restriction>
const suggested: ReadonlyArray<RestrictionSuggestion> = restrictions.map((restriction, at) => ({
  restriction,
  definition: restrict(definition, restriction),
  records: 5_012 - at,
}))
const names = {
  columns: [{ column: "INCOME", name: "Income", values: [{ value: "B", name: "Middle" }] }],
  areaName: (key: string) => key.replace("zip:", ""),
}

const markup = (isPending: boolean) =>
  renderToStaticMarkup(
    <RestrictionRows restrictions={suggested} names={names} isPending={isPending} onApply={() => {}} />,
  )

describe("the list of what brings a list near what is wanted", () => {
  it("says what each would leave, and has a button that names it", () => {
    const text = markup(false)
    for (const label of [
      "Apply: Income only Middle, 5,012 records",
      "Apply: Only records with phones, 5,011 records",
      "Apply: Without 60615, 5,010 records",
    ])
      expect(text).toContain(`aria-label="${label}"`)
    expect(text.match(/<li/g)).toHaveLength(3)
  })

  it("is busy while its figures are those before", () => {
    expect(markup(false)).toContain('aria-busy="false"')
    expect(markup(true)).toContain('aria-busy="true"')
  })
})

describe("a restriction that is followed", () => {
  const content = {
    definition,
    choices: {
      ...defaultChoices,
      step: "summary",
      countId: "run",
      quantities: { "zip:60614": 10, "zip:60615": 5 },
    },
  } as const

  it("becomes the draft's definition, and the count before is gone", () => {
    for (const { restriction, definition: restricted } of suggested) {
      const changed = followRestriction(restriction)(content)
      expect(changed.definition).toEqual(restricted)
      expect(changed.choices).toMatchObject({ step: "input", countId: null })
    }
  })

  it("takes what was wanted of a dropped area with it", () => {
    const changed = followRestriction({ kind: "dropArea", area: "zip:60615" })(content)
    expect(changed.choices.quantities).toEqual({ "zip:60614": 10 })
  })

  it("changes nothing when it is followed twice", () => {
    const change = followRestriction({ kind: "onlyWithPhones" })
    const once = change(content)
    expect(change(once)).toBe(once)
  })
})

describe("what is wanted of a list", () => {
  const areas = [
    { key: "zip:60614", available: 100, withPhones: 0 },
    { key: "zip:60615", available: 50, withPhones: 0 },
  ]
  it.each<[Readonly<Record<string, number>>, number | null]>([
    [{}, null],
    [{ "zip:60614": 100, "zip:60615": 50 }, null],
    [{ "zip:60614": 500 }, null],
    [{ "zip:60614": 40 }, 90],
    [{ "zip:60614": 0, "zip:60615": 1 }, 1],
    [{ "zip:60614": 0, "zip:60615": 0 }, null],
  ])("%j: %s", (quantities, wanted) => {
    expect(wantedBelow(areas, quantities)).toBe(wanted)
  })
})
