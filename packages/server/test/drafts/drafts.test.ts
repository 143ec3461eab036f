import { NodeCrypto } from "@effect/platform-node"
import { layer } from "@effect/vitest"
import {
  type CanonicalDefinition,
  canonicalDefinition,
  emptyDefinition,
  type PhoneOption,
} from "@listwright/domain/definition"
import {
  type Choices,
  defaultChoices,
  type Draft,
  MAX_DRAFT_BYTES,
  MAX_REVISIONS,
} from "@listwright/domain/drafts"
import { AccountId } from "@listwright/domain/account"
import { DraftId, Zip } from "@listwright/domain/shared"
import { Effect, Layer, Option, Result } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { TestClock } from "effect/testing"
import { expect } from "vitest"
import { example, exampleUsers } from "../configuration/example.ts"
import { addSampleUsers } from "../../src/accounts/demoUsers.ts"
import { layerAccounts } from "../../src/accounts/layerAccounts.ts"
import { Users } from "../../src/accounts/Users.ts"
import { layerDraftsSql } from "../../src/drafts/DraftsSql.ts"
import { StoredDrafts } from "../../src/drafts/StoredDrafts.ts"
import { databases } from "../storage/databases.ts"

const zips = (...codes: ReadonlyArray<string>): CanonicalDefinition =>
  canonicalDefinition({
    ...emptyDefinition(10),
    areas: codes.map((zip) => ({ kind: "zip", zip: Zip.make(zip), excluded: false })),
  })

const named = (orderName: string): Choices => ({
  ...defaultChoices,
  contact: { ...defaultChoices.contact, orderName },
})

const reachOfEmail = (email: string) =>
  Effect.gen(function* () {
    const users = yield* Users
    return Option.getOrThrow(yield* users.findByEmail(email)).reach
  })

const demo = reachOfEmail("demo@listwright.example")
const colleague = reachOfEmail("digital@listwright.example")
const reseller = reachOfEmail("reseller@listwright.example")

const fresh = Effect.gen(function* () {
  const drafts = yield* StoredDrafts
  const reach = yield* demo
  return { drafts, reach, draft: yield* drafts.create(reach, 10) }
})

/** Changes what a draft selects. */
const fill = Effect.fnUntraced(function* (draft: Draft, definition: CanonicalDefinition) {
  const drafts = yield* StoredDrafts
  const { choices, id, revision: baseRevision } = draft
  return yield* drafts.put(yield* demo, id, { baseRevision, definition, choices })
})

/** Changes a draft by giving its order a name. */
const rename = Effect.fnUntraced(function* (draft: Draft, orderName: string) {
  const drafts = yield* StoredDrafts
  return yield* drafts.put(yield* demo, draft.id, {
    baseRevision: draft.revision,
    definition: draft.definition,
    choices: named(orderName),
  })
})

const nameOf = (draft: Draft): string => draft.choices.contact.orderName

for (const database of databases()) {
  const drafts = Layer.effectDiscard(addSampleUsers(exampleUsers, example.content.settings.sources)).pipe(
    Layer.provideMerge(Layer.mergeAll(layerAccounts, layerDraftsSql)),
    Layer.provideMerge(Layer.mergeAll(database.layer, NodeCrypto.layer)),
  )

  layer(drafts, { timeout: "60 seconds" })(`Drafts on ${database.name}`, (it) => {
    it.effect("start empty at revision 1 with nothing to undo", () =>
      Effect.gen(function* () {
        const { draft } = yield* fresh
        expect(draft).toMatchObject({
          listType: 10,
          revision: 1,
          definition: emptyDefinition(10),
          choices: defaultChoices,
          accountId: 1,
          canUndo: false,
        })
      }),
    )

    it.effect("are opened where they were left, the one changed last", () =>
      Effect.gen(function* () {
        const { drafts, reach, draft } = yield* fresh
        yield* TestClock.adjust("1 second")
        const other = yield* drafts.create(reach, 10)
        yield* TestClock.adjust("1 second")
        expect((yield* drafts.open(reach, 10)).id).toBe(other.id)
        const changed = yield* rename(draft, "spring")
        expect(yield* drafts.open(reach, 10)).toEqual(changed)
        expect((yield* drafts.open(reach, 20)).listType).toBe(20)
      }),
    )

    it.effect(
      "are continued by their owner: those that hold anything and were not placed, the one changed last first",
      () =>
        Effect.gen(function* () {
          const sql = yield* SqlClient
          const { drafts, reach, draft } = yield* fresh
          const first = yield* fill(draft, zips("60614"))
          yield* TestClock.adjust("1 second")
          const placed = yield* fill(yield* drafts.create(reach, 10), zips("60615"))
          yield* sql`UPDATE drafts SET placed_order_id = 'LW-1' WHERE id = ${placed.id}`
          yield* TestClock.adjust("1 second")
          const business = yield* drafts.create(reach, 170)
          const second = yield* fill(business, canonicalDefinition({ ...zips("60616"), listType: 170 }))
          yield* TestClock.adjust("1 second")
          yield* drafts.create(reach, 10)
          const ids = (lists: ReadonlyArray<Draft>) => lists.slice(0, 2).map(({ id }) => id)
          expect(ids(yield* drafts.inTheMaking(reach, [10, 170]))).toEqual([second.id, first.id])
          expect(ids(yield* drafts.inTheMaking(reach, [10]))[0]).toBe(first.id)
          const own = yield* drafts.inTheMaking(yield* reseller, [10, 170])
          expect(own.map(({ id }) => id)).not.toContain(first.id)
        }),
    )

    it.effect(
      "are no list to continue while nobody changed what they began with, however they were counted",
      () =>
        Effect.gen(function* () {
          const { drafts, reach } = yield* fresh
          const ids = Effect.map(drafts.inTheMaking(reach, [10]), (lists) => lists.map(({ id }) => id))
          const before = yield* ids
          const { choices, definition, id, revision } = yield* drafts.createWith(
            reach,
            reach.accountId,
            zips("60614"),
            defaultChoices,
          )
          expect(yield* ids).toEqual(before)
          const counted = { ...choices, step: "order" as const, countId: "1" }
          const put = { baseRevision: revision, definition, choices: counted }
          const { revision: next } = yield* drafts.put(reach, id, put)
          expect(yield* ids).toEqual(before)
          yield* TestClock.adjust("1 second")
          const changed = { ...counted, wantedTotal: 500 }
          yield* drafts.put(reach, id, { baseRevision: next, definition, choices: changed })
          expect(yield* ids).toEqual([id, ...before].slice(0, 4))
          yield* drafts.undo(reach, id, next + 1)
          expect(yield* ids).toEqual(before)
        }),
    )

    it.effect("are the same draft for two tabs that open at once", () =>
      Effect.gen(function* () {
        const drafts = yield* StoredDrafts
        const reach = yield* reachOfEmail("digital@listwright.example")
        const opened = yield* Effect.all(
          Array.from({ length: 6 }, () => drafts.open(reach, 10)),
          { concurrency: 6 },
        )
        expect(new Set(opened.map(({ id }) => id)).size).toBe(1)
      }),
    )

    it.effect("keep the definition in canonical form", () =>
      Effect.gen(function* () {
        const { drafts, reach, draft } = yield* fresh
        const twice = yield* drafts.put(reach, draft.id, {
          baseRevision: 1,
          definition: zips("60615", "60614", "60615"),
          choices: defaultChoices,
        })
        expect(twice.definition).toEqual(zips("60615", "60614"))
        expect(yield* drafts.get(reach, draft.id)).toEqual(twice)
      }),
    )

    it.effect("keep the suppressions that their source offers, and no others", () =>
      Effect.gen(function* () {
        const { drafts, reach } = yield* fresh
        const items = { mode: "item", items: ["1"] } as const
        const off = { mode: "off" } as const
        const suppressed = Effect.fnUntraced(function* (listType: number) {
          const draft = yield* drafts.create(reach, listType)
          const suppressions = { orders: items, savedCounts: items, files: items }
          const definition = canonicalDefinition({ ...draft.definition, suppressions })
          const put = yield* drafts.put(reach, draft.id, {
            baseRevision: 1,
            definition,
            choices: draft.choices,
          })
          return put.definition.suppressions
        })
        expect(yield* suppressed(10)).toEqual({ orders: items, savedCounts: items, files: items })
        expect(yield* suppressed(50)).toEqual({ orders: off, savedCounts: off, files: off })
      }),
    )

    it.effect("keep the phone and email options that their source offers, and no others", () =>
      Effect.gen(function* () {
        const { drafts, reach } = yield* fresh
        const kept = Effect.fnUntraced(function* (listType: number, phoneOption: PhoneOption) {
          const draft = yield* drafts.create(reach, listType)
          const put = yield* drafts.put(reach, draft.id, {
            baseRevision: 1,
            definition: canonicalDefinition({ ...draft.definition, phoneOption, emailOption: "onlyEmail" }),
            choices: draft.choices,
          })
          return [put.definition.phoneOption, put.definition.emailOption]
        })
        expect(yield* kept(10, "onlyWithPhones")).toEqual(["onlyWithPhones", null])
        expect(yield* kept(130, "onlyWithPhones")).toEqual([null, null])
        expect(yield* kept(130, "noPhones")).toEqual(["noPhones", null])
        expect(yield* kept(200, "noPhones")).toEqual([null, null])
        expect(yield* kept(260, "phonesWhereAvailable")).toEqual(["phonesWhereAvailable", "onlyEmail"])
      }),
    )

    it.effect("refuse a change of an older revision and show the current one", () =>
      Effect.gen(function* () {
        const { drafts, reach, draft } = yield* fresh
        const first = yield* rename(draft, "first")
        const second = yield* Effect.flip(rename(draft, "second"))
        expect(second).toMatchObject({ _tag: "DraftConflict", current: first })
        expect(yield* drafts.get(reach, draft.id)).toEqual(first)
      }),
    )

    it.effect("let exactly one of twenty changes at once win", () =>
      Effect.gen(function* () {
        const { drafts, reach, draft } = yield* fresh
        const outcomes = yield* Effect.all(
          Array.from({ length: 20 }, (_, n) => Effect.result(rename(draft, `change ${n}`))),
          { concurrency: 20 },
        )
        const winners = outcomes.filter(Result.isSuccess).map(({ success }) => success)
        expect(winners.length).toBe(1)
        const now = yield* drafts.get(reach, draft.id)
        expect(now).toEqual(winners[0])
        expect(now.revision).toBe(2)
        for (const { failure } of outcomes.filter(Result.isFailure)) {
          expect(failure).toMatchObject({ _tag: "DraftConflict", current: { revision: 2 } })
        }
      }),
    )

    it.effect("do not count a change that changes nothing", () =>
      Effect.gen(function* () {
        const { draft } = yield* fresh
        const changed = yield* rename(draft, "once")
        expect((yield* rename(changed, "once")).revision).toBe(changed.revision)
      }),
    )

    it.effect("go back step by step, and a new change after that starts from there", () =>
      Effect.gen(function* () {
        const { drafts, reach, draft } = yield* fresh
        const undo = (base: Draft) => drafts.undo(reach, base.id, base.revision)
        let now = draft
        for (const name of ["one", "two", "three"]) now = yield* rename(now, name)
        now = yield* undo(now)
        expect([nameOf(now), now.revision]).toEqual(["two", 5])
        now = yield* undo(now)
        expect(nameOf(now)).toBe("one")
        now = yield* rename(now, "four")
        now = yield* undo(now)
        expect(nameOf(now)).toBe("one")
        now = yield* undo(now)
        expect([nameOf(now), now.canUndo]).toEqual(["", false])
        expect(yield* Effect.flip(undo(now))).toMatchObject({ _tag: "NotFound" })
      }),
    )

    it.effect("refuse to undo when somebody else changed them first", () =>
      Effect.gen(function* () {
        const { drafts, reach, draft } = yield* fresh
        const first = yield* rename(draft, "first")
        yield* rename(first, "second")
        const undone = yield* Effect.flip(drafts.undo(reach, draft.id, first.revision))
        expect(undone).toMatchObject({ _tag: "DraftConflict", current: { revision: 3 } })
      }),
    )

    it.effect("keep two hundred revisions and no more", () =>
      Effect.gen(function* () {
        const { drafts, reach, draft } = yield* fresh
        const sql = yield* SqlClient
        let now = draft
        for (let n = 0; n < MAX_REVISIONS + 5; n++) now = yield* rename(now, `change ${n}`)
        const kept =
          yield* sql`SELECT revision FROM draft_revisions WHERE draft_id = ${draft.id} ORDER BY revision`
        expect(kept.length).toBe(MAX_REVISIONS)
        expect(kept[0]).toEqual({ revision: now.revision - MAX_REVISIONS + 1 })
        let steps = 0
        while (now.canUndo) {
          now = yield* drafts.undo(reach, draft.id, now.revision)
          steps += 1
        }
        // Each step back is a new revision too, and drops one of the oldest.
        expect(steps).toBe(MAX_REVISIONS / 2)
      }),
    )

    it.effect("look missing to everybody else", () =>
      Effect.gen(function* () {
        const { drafts, draft } = yield* fresh
        const stranger = yield* colleague
        const change = { baseRevision: 1, definition: draft.definition, choices: named("mine now") }
        const foreign = [
          yield* Effect.flip(drafts.get(stranger, draft.id)),
          yield* Effect.flip(drafts.put(stranger, draft.id, change)),
          yield* Effect.flip(drafts.undo(stranger, draft.id, 1)),
        ]
        const missing = [
          yield* Effect.flip(drafts.get(stranger, DraftId.make("no such id"))),
          yield* Effect.flip(drafts.put(stranger, DraftId.make("no such id"), change)),
          yield* Effect.flip(drafts.undo(stranger, DraftId.make("no such id"), 1)),
        ]
        expect(foreign).toEqual(missing)
        expect(foreign.map(({ _tag }) => _tag)).toEqual(["NotFound", "NotFound", "NotFound"])
      }),
    )

    it.effect("take 256 kB and no more", () =>
      Effect.gen(function* () {
        const { drafts, reach, draft } = yield* fresh
        const large = yield* Effect.flip(rename(draft, "é".repeat(MAX_DRAFT_BYTES / 2)))
        expect(large).toMatchObject({ _tag: "DraftTooLarge" })
        expect((yield* drafts.get(reach, draft.id)).revision).toBe(1)
        expect((yield* rename(draft, "e".repeat(MAX_DRAFT_BYTES - 2_000))).revision).toBe(2)
      }),
    )

    it.effect("keep their source", () =>
      Effect.gen(function* () {
        const { drafts, reach, draft } = yield* fresh
        const other = { baseRevision: 1, definition: emptyDefinition(20), choices: defaultChoices }
        expect(yield* Effect.flip(drafts.put(reach, draft.id, other))).toMatchObject({
          _tag: "DraftSourceMismatch",
        })
      }),
    )

    it.effect("go to another account that their owner works for, and back with Undo", () =>
      Effect.gen(function* () {
        const drafts = yield* StoredDrafts
        const reach = yield* reseller
        const draft = yield* drafts.create(reach, 10)
        const [own, client] = [draft.accountId, AccountId.make(3)]
        const put = (revision: number, accountId: AccountId, definition = draft.definition) =>
          drafts.put(reach, draft.id, {
            baseRevision: revision,
            accountId,
            definition,
            choices: draft.choices,
          })
        expect(yield* drafts.accountOf(reach, draft.id)).toBe(own)
        const changed = yield* put(1, client)
        expect([changed.accountId, changed.revision, changed.canUndo]).toEqual([client, 2, true])
        expect(yield* drafts.accountOf(reach, draft.id)).toBe(client)
        expect(yield* put(2, client)).toEqual(changed)
        expect(yield* Effect.flip(put(1, own))).toMatchObject({ _tag: "DraftConflict", current: changed })
        const selected = yield* put(2, client, zips("60614"))
        expect(selected.accountId).toBe(client)
        expect((yield* drafts.undo(reach, draft.id, 3)).accountId).toBe(client)
        expect((yield* drafts.undo(reach, draft.id, 4)).accountId).toBe(own)
        expect(yield* drafts.accountOf(reach, draft.id)).toBe(own)
      }),
    )

    it.effect(
      "are opened for an account: the latest that is for it, or a new one; no other account is there",
      () =>
        Effect.gen(function* () {
          const drafts = yield* StoredDrafts
          const reach = yield* reseller
          const [one, other] = [AccountId.make(3), AccountId.make(4)]
          const forOne = yield* drafts.createFor(reach, one, 170)
          const forOther = yield* drafts.openFor(reach, other, 170)
          expect([forOther.accountId, forOther.id === forOne.id]).toEqual([other, false])
          expect((yield* drafts.openFor(reach, one, 170)).id).toBe(forOne.id)
          expect((yield* drafts.openFor(reach, other, 170)).id).toBe(forOther.id)
          expect((yield* drafts.open(reach, 170)).id).toBe(forOther.id)
          expect(yield* Effect.flip(drafts.openFor(reach, AccountId.make(1), 170))).toMatchObject({
            _tag: "NotFound",
            what: "account",
          })
        }),
    )

    it.effect("stay with their account when told another one, foreign or missing", () =>
      Effect.gen(function* () {
        const drafts = yield* StoredDrafts
        const reach = yield* reseller
        const draft = yield* drafts.create(reach, 10)
        const change = { baseRevision: 1, definition: draft.definition, choices: named("theirs") }
        const refused = (accountId: number) =>
          Effect.flip(drafts.put(reach, draft.id, { ...change, accountId: AccountId.make(accountId) }))
        const foreign = yield* refused(1)
        expect(foreign).toMatchObject({ _tag: "AccountChangeRefused", refusal: "noSuchAccount" })
        expect(foreign).toEqual(yield* refused(2_147_483_647))
        expect(yield* drafts.get(reach, draft.id)).toEqual(draft)
      }),
    )

    it.effect("stay with their account once an order was placed", () =>
      Effect.gen(function* () {
        const drafts = yield* StoredDrafts
        const sql = yield* SqlClient
        const reach = yield* reseller
        const draft = yield* drafts.create(reach, 10)
        const moved = yield* drafts.put(reach, draft.id, {
          ...draft,
          baseRevision: 1,
          accountId: AccountId.make(3),
        })
        yield* sql`UPDATE drafts SET placed_order_id = 'LW-1' WHERE id = ${draft.id}`
        const back = { ...moved, baseRevision: 2, accountId: draft.accountId }
        expect(yield* Effect.flip(drafts.put(reach, draft.id, back))).toMatchObject({ _tag: "DraftPlaced" })
        expect(yield* Effect.flip(drafts.undo(reach, draft.id, 2))).toMatchObject({ _tag: "NotFound" })
        expect((yield* drafts.get(reach, draft.id)).accountId).toBe(AccountId.make(3))
      }),
    )

    it.effect("do not go back to an account that their owner no longer works for", () =>
      Effect.gen(function* () {
        const drafts = yield* StoredDrafts
        const reach = yield* reseller
        const draft = yield* drafts.createFor(reach, AccountId.make(4), 10)
        const moved = { ...draft, baseRevision: 1, accountId: AccountId.make(3) }
        yield* drafts.put(reach, draft.id, moved)
        const now = { ...reach, managedAccounts: reach.managedAccounts.filter((one) => one !== 4) }
        expect(yield* Effect.flip(drafts.undo(now, draft.id, 2))).toMatchObject({ _tag: "NotFound" })
        expect((yield* drafts.undo(reach, draft.id, 2)).accountId).toBe(4)
      }),
    )

    it.effect("once placed, keep what they select, take other changes, and are not opened again", () =>
      Effect.gen(function* () {
        const { drafts, reach, draft } = yield* fresh
        const sql = yield* SqlClient
        const chosen = yield* drafts.put(reach, draft.id, {
          baseRevision: 1,
          definition: zips("60614"),
          choices: defaultChoices,
        })
        yield* sql`UPDATE drafts SET placed_order_id = 'LW-1' WHERE id = ${draft.id}`
        const other = { baseRevision: 2, definition: zips("60615"), choices: defaultChoices }
        expect(yield* Effect.flip(drafts.put(reach, draft.id, other))).toMatchObject({ _tag: "DraftPlaced" })
        const success = { ...defaultChoices, step: "success" } as const
        const seen = yield* drafts.put(reach, draft.id, { ...chosen, baseRevision: 2, choices: success })
        expect([seen.revision, seen.canUndo]).toEqual([3, false])
        expect(yield* Effect.flip(drafts.undo(reach, draft.id, 3))).toMatchObject({ _tag: "NotFound" })
        expect((yield* drafts.open(reach, 10)).id).not.toBe(draft.id)
      }),
    )
  })
}
