import { AccountId } from "@listwright/domain/account"
import { canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import { defaultChoices } from "@listwright/domain/drafts"
import { removeAreas } from "@listwright/domain/geography"
import { Zip } from "@listwright/domain/shared"
import { expect, it } from "vitest"
import { changeSelection } from "../../../src/list/draft/changeSelection.ts"

const content = {
  accountId: AccountId.make(1),
  definition: canonicalDefinition({
    ...emptyDefinition(10),
    areas: [
      { kind: "zip", zip: Zip.make("60614"), excluded: false },
      { kind: "zip", zip: Zip.make("60615"), excluded: false },
    ],
  }),
  choices: {
    ...defaultChoices,
    step: "summary",
    countId: "run-1",
    quantities: { "zip:60614": 100, "zip:60615": 200 },
    detailQuantities: { "zip:60614": { C001: 60, C002: 40 }, "zip:60615": { C003: 200 } },
  },
} as const

it("takes an order back to the input step, for its count is about another list now", () => {
  const changed = changeSelection((definition) => removeAreas(definition, ["zip:60615"]))(content)

  expect(changed.choices).toMatchObject({ step: "input", countId: null })
})

it("keeps the wanted quantities of the areas that stay", () => {
  const changed = changeSelection((definition) => removeAreas(definition, ["zip:60615"]))(content)

  expect(changed.choices.quantities).toEqual({ "zip:60614": 100 })
  expect(changed.choices.detailQuantities).toEqual({ "zip:60614": { C001: 60, C002: 40 } })
})

it("leaves the order unchanged when nothing changes", () => {
  expect(changeSelection((definition) => definition)(content)).toBe(content)
})

it("adds no quantities of parts where there were none", () => {
  const { detailQuantities: _, ...choices } = content.choices
  const changed = changeSelection((definition) => removeAreas(definition, ["zip:60615"]))({
    ...content,
    choices,
  })

  expect(changed.choices).not.toHaveProperty("detailQuantities")
})
