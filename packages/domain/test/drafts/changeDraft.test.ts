import { AccountId } from "../../src/account/AccountId.ts"
import { DraftId } from "../../src/shared/DraftId.ts"
import { Effect, Layer } from "effect"
import { describe, expect, it } from "vitest"
import { emptyDefinition } from "../../src/definition/canonicalDefinition.ts"
import { changeDraft, type DraftChange, undoDraft } from "../../src/drafts/changeDraft.ts"
import { defaultChoices, type Draft } from "../../src/drafts/Draft.ts"
import { DraftConflict } from "../../src/drafts/draftFailures.ts"
import { Drafts } from "../../src/drafts/Drafts.ts"
import { NotFound } from "../../src/shared/Failures.ts"

const draft: Draft = {
  id: DraftId.make("d"),
  listType: 10,
  revision: 1,
  definition: emptyDefinition(10),
  choices: defaultChoices,
  accountId: AccountId.make(1),
  canUndo: true,
  updatedAt: "2026-11-21T12:00:00.000Z",
}

/** A draft that others change just before each of the first `intrusions` writes. */
const server = (intrusions: number) => {
  let current = draft
  let left = intrusions
  const layer = Layer.mock(Drafts, {
    put: (_, { baseRevision, definition, choices }) =>
      Effect.suspend(() => {
        if (left > 0) {
          left -= 1
          const listUsage = current.choices.listUsage + 1
          current = { ...current, revision: current.revision + 1, choices: { ...current.choices, listUsage } }
        }
        if (baseRevision !== current.revision) return Effect.fail(new DraftConflict({ current }))
        current = { ...current, definition, choices, revision: current.revision + 1 }
        return Effect.succeed(current)
      }),
    undo: () => Effect.fail(new NotFound({ what: "earlier state" })),
  })
  return <A, E>(effect: Effect.Effect<A, E, Drafts>) => Effect.runPromise(Effect.provide(effect, layer))
}

const withPromotion: DraftChange = (content) => ({
  ...content,
  choices: { ...content.choices, promoCode: "WELCOME10" },
})

describe("changing a draft", () => {
  it("writes the change on what was seen", async () => {
    const changed = await server(0)(changeDraft(draft, withPromotion))
    expect(changed).toMatchObject({ revision: 2, choices: { promoCode: "WELCOME10", listUsage: 1 } })
  })

  it("makes it once more on what somebody else wrote, and keeps that", async () => {
    const changed = await server(1)(changeDraft(draft, withPromotion))
    expect(changed).toMatchObject({ revision: 3, choices: { promoCode: "WELCOME10", listUsage: 2 } })
  })

  it("gives a second conflict to the person, with the current draft", async () => {
    const conflict = await server(2)(Effect.flip(changeDraft(draft, withPromotion)))
    expect(conflict).toMatchObject({
      _tag: "DraftConflict",
      current: { revision: 3, choices: { listUsage: 3 } },
    })
  })
})

describe("undoing", () => {
  it("says when there is nothing to undo, whoever finds out", async () => {
    const run = server(0)
    expect(await run(Effect.flip(undoDraft({ ...draft, canUndo: false })))).toMatchObject({
      _tag: "NothingToUndo",
    })
    expect(await run(Effect.flip(undoDraft(draft)))).toMatchObject({ _tag: "NothingToUndo" })
  })
})
