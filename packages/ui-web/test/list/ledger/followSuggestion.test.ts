import { AccountId } from "@listwright/domain/account"
import { candidateRelaxations, type Suggestion } from "@listwright/domain/counting"
import { canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import { defaultChoices } from "@listwright/domain/drafts"
import { Zip } from "@listwright/domain/shared"
import { describe, expect, it } from "vitest"
import { applySuggestion } from "../../../src/list/ledger/offers/applySuggestion.ts"
import { currentSuggestions } from "../../../src/list/ledger/offers/currentSuggestions.ts"

const values = (column: string) => ({ kind: "values", column, values: ["1"] }) as const
const definition = canonicalDefinition({
  ...emptyDefinition(10),
  areas: [{ kind: "zip", zip: Zip.make("60614"), excluded: false }],
  audience: { unit: "individuals", criteria: ["AGE", "INCOME", "MARITAL", "PETS"].map(values) },
  phoneOption: "onlyWithPhones",
})
const suggestions: ReadonlyArray<Suggestion> = candidateRelaxations(definition).map((relaxed, at) => ({
  ...relaxed,
  more: 12_345 - at,
}))

const accountId = AccountId.make(1)

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
    const content = {
      accountId,
      definition,
      choices: { ...defaultChoices, step: "summary", countId: "run" },
    } as const
    for (const { relaxation, definition: relaxed } of suggestions) {
      const changed = applySuggestion(relaxation)(content)
      expect(changed.definition).toEqual(relaxed)
      expect(changed.choices).toMatchObject({ step: "input", countId: null })
    }
  })

  it("changes nothing when it is followed twice", () => {
    const change = applySuggestion({ kind: "withoutPhonesToo" })
    const once = change({ accountId, definition, choices: defaultChoices })
    expect(once.definition.phoneOption).toBe("phonesWhereAvailable")
    expect(change(once)).toBe(once)
  })
})
