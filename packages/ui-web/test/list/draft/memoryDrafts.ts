import { AccountId } from "@listwright/domain/account"
import { emptyDefinition } from "@listwright/domain/definition"
import { type Draft, DraftConflict, Drafts, defaultChoices } from "@listwright/domain/drafts"
import { DraftId, NetworkFailed, NotFound } from "@listwright/domain/shared"
import { Effect, Layer } from "effect"

/** A server of drafts in memory: every revision is kept, and the network may be cut. */
export const memoryDrafts = () => {
  const revisions = new Map<string, Array<Draft>>()
  const state = { isCut: false, puts: 0 }
  const create = (listType: number): Draft => {
    const draft: Draft = {
      id: DraftId.make(`draft-${revisions.size + 1}`),
      listType,
      revision: 1,
      definition: emptyDefinition(listType),
      choices: defaultChoices,
      accountId: AccountId.make(1),
      canUndo: false,
      updatedAt: "2026-11-21T09:00:00Z",
    }
    revisions.set(draft.id, [draft])
    return draft
  }
  const latest = (id: string): Draft | undefined => revisions.get(id)?.at(-1)
  const reached = <A, E>(answer: () => Effect.Effect<A, E>): Effect.Effect<A, E | NetworkFailed> =>
    Effect.suspend((): Effect.Effect<A, E | NetworkFailed> =>
      state.isCut ? Effect.fail(new NetworkFailed()) : answer(),
    )
  const found = <E>(
    id: string,
    use: (draft: Draft) => Effect.Effect<Draft, E>,
  ): Effect.Effect<Draft, E | NotFound> => {
    const draft = latest(id)
    return draft === undefined ? Effect.fail(new NotFound({ what: "draft" })) : use(draft)
  }
  const write = (draft: Draft): Draft => {
    revisions.get(draft.id)?.push(draft)
    return draft
  }
  const layer = Layer.succeed(Drafts, {
    open: (listType) =>
      reached(() => {
        const open = [...revisions.keys()]
          .flatMap((id) => latest(id) ?? [])
          .findLast((draft) => draft.choices.step !== "success")
        return Effect.succeed(open ?? create(listType))
      }),
    create: (listType) => reached(() => Effect.succeed(create(listType))),
    inTheMaking: () => Effect.die(new Error("no test asks for the lists in the making")),
    get: (id) => reached(() => found(id, (draft) => Effect.succeed(draft))),
    put: (id, { baseRevision, ...content }) =>
      reached(() =>
        found(id, (current) => {
          state.puts += 1
          return current.revision === baseRevision
            ? Effect.succeed(write({ ...current, ...content, revision: baseRevision + 1, canUndo: true }))
            : Effect.fail(new DraftConflict({ current }))
        }),
      ),
    undo: (id, baseRevision) =>
      reached(() =>
        found(id, (current) => {
          if (current.revision !== baseRevision) return Effect.fail(new DraftConflict({ current }))
          const kept = revisions.get(id) ?? []
          kept.pop()
          const before = kept.pop() ?? current
          return Effect.succeed(write({ ...before, revision: baseRevision + 1, canUndo: kept.length > 0 }))
        }),
      ),
  })
  return { layer, latest, write, state }
}
