import { canonicalDefinition, emptyDefinition, type ListDefinition } from "@listwright/domain/definition"
import { type Draft, defaultChoices, hasChoices, unfinishedLists } from "@listwright/domain/drafts"
import { AccountId } from "@listwright/domain/account"
import { DraftId } from "@listwright/domain/shared"
import { expect, it } from "vitest"

const empty = emptyDefinition(10)
const filled = canonicalDefinition({ ...empty, areas: [{ kind: "state", state: "IL", excluded: false }] })

const draft = (id: string, listType = 10, definition = filled): Draft => ({
  id: DraftId.make(id),
  accountId: AccountId.make(1),
  listType,
  revision: 1,
  definition,
  choices: defaultChoices,
  canUndo: false,
  updatedAt: "2026-11-26T10:00:00.000Z",
})

it("continues the last four lists that hold anything, of sources that may be ordered", () => {
  const lists = [
    draft("opened", 10, empty),
    draft("a"),
    draft("not sold", 170),
    ...["b", "c", "d", "e"].map((id) => draft(id)),
  ]
  const open = lists.map((one) => ({ draft: one, begun: null }))
  expect(unfinishedLists(open, [10]).map(({ id }) => id)).toEqual(["a", "b", "c", "d"])
})

it("leaves out a list that was only opened or counted, and continues it once anything of it was changed", () => {
  const opened = draft("opened")
  const begun = { accountId: opened.accountId, definition: opened.definition, choices: opened.choices }
  const counted: Draft = { ...opened, choices: { ...defaultChoices, step: "order", countId: "1" } }
  const wanted: Draft = { ...opened, choices: { ...defaultChoices, wantedTotal: 500 } }
  const audience = { ...filled.audience, unit: "allHouseholds" as const }
  const narrowed = draft("narrowed", 10, canonicalDefinition({ ...filled, audience }))
  const isShown = (one: Draft) => unfinishedLists([{ draft: one, begun }], [10]).length > 0
  expect([opened, counted, wanted, narrowed].map(isShown)).toEqual([false, false, true, true])
})

it("finds each single choice worth continuing", () => {
  const chosen: ReadonlyArray<ListDefinition> = [
    { ...empty, areas: filled.areas },
    { ...empty, phoneOption: "onlyWithPhones" },
    { ...empty, audience: { ...empty.audience, unit: "allHouseholds" } },
    {
      ...empty,
      audience: { ...empty.audience, criteria: [{ kind: "values", column: "GENDER", values: ["F"] }] },
    },
  ]
  expect(chosen.map((definition) => hasChoices(canonicalDefinition(definition)))).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(hasChoices(empty)).toBe(false)
})
