import assert from "node:assert/strict"
import fc from "fast-check"
import { Effect, Result } from "effect"
import { emptyDefinition } from "../../src/definition/canonicalDefinition.ts"
import {
  changeDraft,
  draftContent,
  type DraftChange,
  type DraftContent,
  undoDraft,
} from "../../src/drafts/changeDraft.ts"
import { defaultChoices, type Draft, MAX_REVISIONS } from "../../src/drafts/Draft.ts"
import type { Drafts } from "../../src/drafts/Drafts.ts"
import { always, sentencesAbout } from "../property/Sentence.ts"
import { arbitraryContent } from "./arbitraryContent.ts"
import { DraftInMemory } from "./draftsInMemory.ts"

/** The states that undo can restore, the latest last, each with the revision at which it was written. */
interface Model {
  readonly states: Array<{ readonly revision: number; readonly content: DraftContent }>
  revision: number
}

/** The product: a draft on the server, and what one page last saw of it. */
interface Real {
  readonly server: DraftInMemory
  seen: Draft
}

type Command = fc.Command<Model, Real>

const written = (model: Model, content: DraftContent): void => {
  model.revision += 1
  model.states.push({ revision: model.revision, content })
}

const canUndo = ({ states, revision }: Model): boolean => {
  const earlier = states.at(-2)
  return earlier !== undefined && earlier.revision > revision - MAX_REVISIONS
}

const run = <A, E>(real: Real, effect: Effect.Effect<A, E, Drafts>): Result.Result<A, E> =>
  Effect.runSync(Effect.result(Effect.provide(effect, real.server.layer)))

const assertSame = (model: Model, real: Real): void => {
  const { current } = real.server
  assert.deepEqual(draftContent(current), model.states.at(-1)?.content)
  assert.equal(current.revision, model.revision)
  assert.equal(current.canUndo, canUndo(model))
  assert.ok(real.seen.revision <= current.revision)
}

/** Changes the draft from this page. Others may have written first; then both changes are kept. */
class Change implements Command {
  readonly others: ReadonlyArray<DraftContent>
  readonly promoCode: string
  constructor(promoCode: string, others: ReadonlyArray<DraftContent>) {
    this.others = others
    this.promoCode = promoCode
  }
  check = () => true
  run(model: Model, real: Real): void {
    const { promoCode } = this
    for (const content of this.others) {
      real.server.write(content)
      written(model, content)
    }
    const change: DraftChange = (content) => ({
      ...content,
      choices: { ...content.choices, promoCode },
    })
    const changed = run(real, changeDraft(real.seen, change))
    const under = model.states.at(-1)?.content
    if (under !== undefined) written(model, change(under))
    assert.ok(Result.isSuccess(changed))
    assert.equal(changed.success.revision, model.revision)
    real.seen = changed.success
    assertSame(model, real)
  }
  toString = () => `change to ${this.promoCode} after ${this.others.length} others`
}

/** Writes from another page, which this page doesn't notice. */
class ChangeElsewhere implements Command {
  readonly content: DraftContent
  constructor(content: DraftContent) {
    this.content = content
  }
  check = () => true
  run(model: Model, real: Real): void {
    real.server.write(this.content)
    written(model, this.content)
    assertSame(model, real)
  }
  toString = () => "change elsewhere"
}

/** Goes on for a long time, so that the oldest revisions are dropped. */
class ChangeOften implements Command {
  readonly times: number
  constructor(times: number) {
    this.times = times
  }
  check = () => true
  run(model: Model, real: Real): void {
    for (let listUsage = 1; listUsage <= this.times; listUsage += 1) {
      const content = {
        ...draftContent(real.seen),
        definition: emptyDefinition(10),
        choices: { ...defaultChoices, listUsage },
      }
      real.server.write(content)
      written(model, content)
    }
    real.seen = real.server.current
    assertSame(model, real)
  }
  toString = () => `change ${this.times} times`
}

/** Undoes repeatedly. A change that another page made in the meantime is never undone blindly. */
class Undo implements Command {
  readonly times: number
  constructor(times: number) {
    this.times = times
  }
  check = () => true
  run(model: Model, real: Real): void {
    let time = 0
    while (time < this.times && this.once(model, real)) time += 1
  }
  /** Undoes once, and tells whether anything was undone. */
  once(model: Model, real: Real): boolean {
    const isStale = real.seen.revision !== model.revision
    const couldUndo = real.seen.canUndo
    const undone = run(real, undoDraft(real.seen))
    if (Result.isFailure(undone)) {
      assert.equal(undone.failure._tag, couldUndo ? "DraftConflict" : "NothingToUndo")
      assert.ok(isStale || !canUndo(model))
    } else {
      assert.ok(!isStale && canUndo(model))
      model.revision += 1
      model.states.pop()
      const earlier = model.states.pop()
      if (earlier !== undefined) model.states.push({ ...earlier, revision: model.revision })
    }
    real.seen = real.server.current
    assertSame(model, real)
    return Result.isSuccess(undone)
  }
  toString = () => `undo ${this.times} times`
}

const code = fc.constantFrom("A", "B", "C")
/** Now and then as often as it takes to lose the oldest revision. */
const often = fc.oneof(
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 6 }) },
  { weight: 1, arbitrary: fc.integer({ min: MAX_REVISIONS - 5, max: MAX_REVISIONS + 5 }) },
)
const commands = fc.commands(
  [
    fc
      .tuple(code, fc.array(arbitraryContent, { maxLength: 3 }))
      .map(([promoCode, others]) => new Change(promoCode, others)),
    arbitraryContent.map((content) => new ChangeElsewhere(content)),
    often.map((times) => new ChangeOften(times)),
    often.map((times) => new Undo(times)),
  ],
  { maxCommands: 20 },
)

export const draftSentences = sentencesAbout(
  "drafts",
  always(
    "a draft holds the latest change of anybody, undo goes back one change at a time, and 200 revisions are kept",
    fc.property(commands, (clicks) =>
      fc.modelRun(() => {
        const server = new DraftInMemory()
        const { current } = server
        return {
          model: { states: [{ revision: 1, content: draftContent(current) }], revision: 1 },
          real: { server, seen: current },
        }
      }, clicks),
    ),
  ),
)
