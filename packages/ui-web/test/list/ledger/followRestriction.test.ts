import { AccountId } from "@listwright/domain/account"
import { type Restriction, restrict, type RestrictionSuggestion } from "@listwright/domain/counting"
import { canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import { defaultChoices } from "@listwright/domain/drafts"
import { Zip } from "@listwright/domain/shared"
import { describe, expect, it } from "vitest"
import { applyRestriction } from "../../../src/list/ledger/offers/applyRestriction.ts"

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

describe("a restriction that is followed", () => {
  const content = {
    accountId: AccountId.make(1),
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
      const changed = applyRestriction(restriction)(content)
      expect(changed.definition).toEqual(restricted)
      expect(changed.choices).toMatchObject({ step: "input", countId: null })
    }
  })

  it("takes what was wanted of a dropped area with it", () => {
    const changed = applyRestriction({ kind: "dropArea", area: "zip:60615" })(content)
    expect(changed.choices.quantities).toEqual({ "zip:60614": 10 })
  })

  it("changes nothing when it is followed twice", () => {
    const change = applyRestriction({ kind: "onlyWithPhones" })
    const once = change(content)
    expect(change(once)).toBe(once)
  })
})
