import { AccountId } from "@listwright/domain/account"
import { canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import { defaultChoices, type Draft } from "@listwright/domain/drafts"
import { DraftId, Zip } from "@listwright/domain/shared"
import { expect, it } from "vitest"
import { orderSteps } from "../../../src/builder/steps/steps.ts"

const untouched: Draft = {
  id: DraftId.make("draft-1"),
  listType: 10,
  revision: 1,
  definition: emptyDefinition(10),
  choices: defaultChoices,
  accountId: AccountId.make(1),
  canUndo: false,
  updatedAt: "2026-11-21T09:00:00Z",
}
const done = (draft: Draft) => orderSteps(draft).flatMap(({ id, isDone }) => (isDone ? [id] : []))

it("opens the review only once there is a count", () => {
  expect(orderSteps(untouched).find(({ id }) => id === "summary")?.isOpen).toBe(false)
  const counted: Draft = { ...untouched, choices: { ...defaultChoices, step: "summary", countId: "c1" } }
  expect(orderSteps(counted).find(({ id }) => id === "summary")?.isOpen).toBe(true)
})

it("ticks off what is chosen; exclusions alone are no area", () => {
  const zip = { kind: "zip", zip: Zip.make("60614") } as const
  const withAreas = (excluded: boolean): Draft => ({
    ...untouched,
    definition: canonicalDefinition({ ...untouched.definition, areas: [{ ...zip, excluded }] }),
  })

  expect(done(untouched)).toEqual([])
  expect(done(withAreas(true))).toEqual([])
  expect(done(withAreas(false))).toEqual(["geo"])
  expect(
    done({
      ...untouched,
      definition: canonicalDefinition({
        ...untouched.definition,
        audience: { unit: "allHouseholds", criteria: [] },
        phoneOption: "noPhones",
      }),
    }),
  ).toEqual(["demo"])
})
