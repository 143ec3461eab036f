import { canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import { defaultChoices } from "@listwright/domain/drafts"
import { removeAreas } from "@listwright/domain/geography"
import { Zip } from "@listwright/domain/shared"
import { describe, expect, it } from "vitest"
import { changePicked, changeSelection, pickedOf } from "../../src/draft/changeSelection.ts"

const content = {
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

describe("the quick picks of a list", () => {
  const ages = { kind: "ranges", column: "AGE", ranges: [{ from: "25", to: "44" }] } as const
  const women = { kind: "values", column: "GENDER", values: ["F"] } as const
  const picked = changePicked(({ audience, chosen }) => ({
    audience: { ...audience, criteria: [ages, women] },
    chosen: [...chosen, { name: "Young women", kind: "site", added: [ages, women] }],
  }))(content)

  it("change with the audience in one step", () => {
    expect(pickedOf(picked)).toEqual({
      audience: { unit: "individuals", criteria: [ages, women] },
      chosen: [{ name: "Young women", kind: "site", added: [ages, women] }],
    })
    expect(changePicked((same) => same)(picked)).toBe(picked)
  })

  it("are in force for what a change by hand leaves of them", () => {
    const without = (...kept: ReadonlyArray<typeof ages | typeof women>) =>
      changeSelection((definition) => ({
        ...definition,
        audience: { ...definition.audience, criteria: kept },
      }))(picked).choices.quickPicks
    expect(without(women)).toEqual([{ name: "Young women", kind: "site", added: [women] }])
    expect(without()).toBeUndefined()
  })
})
