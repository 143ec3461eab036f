import { AccountId } from "../../src/account/AccountId.ts"
import { DraftId } from "../../src/shared/DraftId.ts"
import { Effect, Layer } from "effect"
import { emptyDefinition } from "../../src/definition/canonicalDefinition.ts"
import type { DraftContent } from "../../src/drafts/changeDraft.ts"
import { defaultChoices, type Draft, MAX_REVISIONS } from "../../src/drafts/Draft.ts"
import { DraftConflict } from "../../src/drafts/draftFailures.ts"
import { Drafts } from "../../src/drafts/Drafts.ts"
import { NotFound } from "../../src/shared/Failures.ts"

interface Revision {
  readonly content: DraftContent
  /** The revision that undoing this one brings back; null for the first. */
  readonly undoTo: number | null
}

/** One draft kept as a plain array of its revisions, the oldest dropped. */
export class DraftInMemory {
  readonly #revisions: Array<Revision> = [
    {
      content: { accountId: AccountId.make(1), definition: emptyDefinition(10), choices: defaultChoices },
      undoTo: null,
    },
  ]

  get current(): Draft {
    const revision = this.#revisions.length
    const { content, undoTo } = this.#at(revision)
    return {
      id: DraftId.make("d"),
      listType: 10,
      revision,
      ...content,
      canUndo: undoTo !== null && this.#isKept(undoTo),
      updatedAt: "2026-11-21T12:00:00.000Z",
    }
  }

  /** Writes as another page does. */
  write(content: DraftContent): Draft {
    this.#revisions.push({ content, undoTo: this.#revisions.length })
    return this.current
  }

  readonly layer = Layer.mock(Drafts, {
    put: (_, { accountId = this.current.accountId, baseRevision, definition, choices }) =>
      Effect.suspend(() =>
        baseRevision === this.#revisions.length
          ? Effect.succeed(this.write({ accountId, definition, choices }))
          : Effect.fail(new DraftConflict({ current: this.current })),
      ),
    undo: (_, baseRevision) =>
      Effect.suspend((): Effect.Effect<Draft, DraftConflict | NotFound> => {
        if (baseRevision !== this.#revisions.length) {
          return Effect.fail(new DraftConflict({ current: this.current }))
        }
        const { undoTo } = this.#at(baseRevision)
        if (undoTo === null || !this.#isKept(undoTo))
          return Effect.fail(new NotFound({ what: "earlier state" }))
        this.#revisions.push(this.#at(undoTo))
        return Effect.succeed(this.current)
      }),
  })

  #isKept(revision: number): boolean {
    return revision > this.#revisions.length - MAX_REVISIONS
  }

  #at(revision: number): Revision {
    const found = this.#revisions[revision - 1]
    if (found === undefined) throw new Error(`revision ${revision} was never written`)
    return found
  }
}
