import { relaxationsOf, type Suggestion } from "@listwright/domain/counting"
import { canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import { defaultChoices } from "@listwright/domain/drafts"
import { Zip } from "@listwright/domain/shared"
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { followSuggestion } from "../../src/ledger/followSuggestion.ts"
import { currentSuggestions } from "../../src/ledger/currentSuggestions.ts"
import { SuggestionRows } from "../../src/ledger/SuggestionRows.tsx"

const values = (column: string) => ({ kind: "values", column, values: ["1"] }) as const
const definition = canonicalDefinition({
  ...emptyDefinition(10),
  areas: [{ kind: "zip", zip: Zip.make("60614"), excluded: false }],
  audience: { unit: "individuals", criteria: ["AGE", "INCOME", "MARITAL", "PETS"].map(values) },
  phoneOption: "onlyWithPhones",
})
const suggestions: ReadonlyArray<Suggestion> = relaxationsOf(definition).map((relaxed, at) => ({
  ...relaxed,
  more: 12_345 - at,
}))
const names = { columns: [{ column: "AGE", name: "Age" }], areaName: (key: string) => key }

/** What a person hears and sees, a line a list item. */
const itemsOf = (markup: string): ReadonlyArray<string> =>
  [...markup.matchAll(/<li.*?<\/li>/g)].map(([item]) =>
    item
      .replaceAll(/<[^>]*>/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim(),
  )

const rows = (shown: ReadonlyArray<Suggestion>, isPending = false) =>
  renderToStaticMarkup(
    <SuggestionRows suggestions={shown} names={names} isPending={isPending} onApply={() => {}} />,
  )

describe("the list of suggestions", () => {
  it("says what each would bring, and has a button that names it", () => {
    const markup = rows(suggestions.slice(0, 1))
    expect(itemsOf(markup)).toEqual(["Without Age +12,345 records Apply"])
    expect(markup).toContain('aria-label="Apply: Without Age, +12,345 records"')
    expect(markup).not.toContain("Show all")
  })

  it("shows the first four, and how many there are", () => {
    const markup = rows(suggestions)
    expect(itemsOf(markup)).toHaveLength(4)
    expect(markup).toMatch(/Show all (<!-- -->)?5/)
  })

  it("is busy while its figures are those before", () => {
    expect(rows(suggestions)).toContain('aria-busy="false"')
    expect(rows(suggestions, true)).toContain('aria-busy="true"')
  })
})

describe("a suggestion", () => {
  it("falls away as soon as what it is about is gone", () => {
    const without = canonicalDefinition({
      ...definition,
      audience: { unit: "individuals", criteria: ["INCOME", "PETS"].map(values) },
    })
    expect(currentSuggestions(suggestions, definition)).toEqual(suggestions)
    expect(currentSuggestions(suggestions, without).map(({ relaxation }) => relaxation)).toEqual([
      { kind: "dropColumn", column: "INCOME" },
      { kind: "dropColumn", column: "PETS" },
      { kind: "withoutPhonesToo" },
    ])
  })

  it("becomes the draft's definition when it is followed, and the count before is gone", () => {
    const content = { definition, choices: { ...defaultChoices, step: "summary", countId: "run" } } as const
    for (const { relaxation, definition: relaxed } of suggestions) {
      const changed = followSuggestion(relaxation)(content)
      expect(changed.definition).toEqual(relaxed)
      expect(changed.choices).toMatchObject({ step: "input", countId: null })
    }
  })

  it("changes nothing when it is followed twice", () => {
    const change = followSuggestion({ kind: "withoutPhonesToo" })
    const once = change({ definition, choices: defaultChoices })
    expect(once.definition.phoneOption).toBe("phonesWhereAvailable")
    expect(change(once)).toBe(once)
  })
})
