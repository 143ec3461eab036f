import { layer } from "@effect/vitest"
import type { User } from "@listwright/domain/account"
import { CountRefused, Counts, toCountReceipt } from "@listwright/domain/counting"
import { defaultChoices } from "@listwright/domain/drafts"
import { SavedListId, type FullSavedList, type WatchSchedule } from "@listwright/domain/saved-lists"
import { AccountId } from "@listwright/domain/account"
import { DraftId, NotFound } from "@listwright/domain/shared"
import { canonicalJson } from "@listwright/domain/definition"
import { Requester } from "@listwright/engine/counts"
import { Effect, Layer, Option } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { assert } from "vitest"
import { Users } from "../../src/accounts/Users.ts"
import { MailFailed, Mailer } from "../../src/mail/Mailer.ts"
import { SavedCounts } from "../../src/saved-lists/SavedCounts.ts"
import { ServedUniverse } from "../../src/site/ServedUniverse.ts"
import { layerEmbeddedLease } from "../../src/storage/SiteLease.ts"
import { checkWatchedLists } from "../../src/watching/layerWatchChecks.ts"
import { layerUnwatchLinks } from "../../src/watching/UnwatchLinks.ts"
import { WatchedRecords } from "../../src/watching/WatchedRecords.ts"
import { Watches } from "../../src/watching/Watches.ts"
import { layerWatchesSql } from "../../src/watching/WatchesSql.ts"
import { countOf, layerCrypto, newUser, reachOfUser, zips } from "../orders/shop.ts"
import { databases } from "../storage/databases.ts"
import { keyBytes, savedCount } from "../suppression/world.ts"

/** The answers of the stubs, and a record of their calls. */
interface World {
  snapshot: string
  /** Records in the only area. */
  records: number
  refusal: string | null
  /** The people in the list; null if they're unknown. */
  people: ReadonlyArray<bigint> | null
  mailFails: boolean
  readonly users: Map<string, User>
  readonly lists: Map<string, FullSavedList>
  readonly mails: Array<string>
  readonly askers: Array<string>
}

const definition = zips("60610")
const answerOf = ({ records, snapshot }: World) => {
  const counted = countOf(definition)
  const areas = counted.areas.map((area) => ({ ...area, available: records }))
  return { ...counted, snapshot, total: records, areas }
}

const stubs = (world: World) =>
  Layer.mergeAll(
    Layer.mock(Counts, {
      count: () =>
        Effect.gen(function* () {
          world.askers.push(yield* Requester)
          if (world.refusal !== null) return yield* new CountRefused({ reason: world.refusal })
          return answerOf(world)
        }),
    }),
    Layer.mock(Users, {
      find: (id) =>
        Effect.sync(() => {
          const user = world.users.get(id)
          return user === undefined
            ? Option.none()
            : Option.some({ user, reach: reachOfUser(user), mayPay: true, passwordHash: "", isDemo: false })
        }),
    }),
    Layer.mock(SavedCounts, {
      find: (_, id) => {
        const list = world.lists.get(id)
        return list === undefined ? Effect.fail(new NotFound({ what: "saved list" })) : Effect.succeed(list)
      },
    }),
    Layer.succeed(Mailer, {
      send: ({ id }) =>
        Effect.suspend(() => {
          if (world.mailFails) return Effect.fail(new MailFailed({ reason: "no disk" }))
          world.mails.push(id)
          return Effect.void
        }),
    }),
    Layer.succeed(WatchedRecords, {
      keys: () => Effect.sync(() => (world.people === null ? null : keyBytes(world.people))),
    }),
    Layer.succeed(ServedUniverse, {
      snapshot: () => Effect.sync(() => world.snapshot),
      snapshots: Effect.sync(() => [world.snapshot]),
      answering: Effect.sync(() => world.snapshot),
      columns: () => Effect.succeed([]),
    }),
    layerEmbeddedLease,
    layerUnwatchLinks("secret"),
  )

for (const database of databases()) {
  const site = layerWatchesSql.pipe(Layer.provideMerge(layerCrypto), Layer.provideMerge(database.layer))

  layer(site, { excludeTestServices: true })(`Watched lists on ${database.name}`, (it) => {
    const setUp = Effect.fnUntraced(function* (every: WatchSchedule) {
      const user = yield* newUser()
      const world: World = {
        snapshot: "s1",
        records: 100,
        refusal: null,
        people: null,
        mailFails: false,
        users: new Map([[user.id, user]]),
        lists: new Map(),
        mails: [],
        askers: [],
      }
      const id = SavedListId.make(
        yield* savedCount(user, { definition: canonicalJson(definition), savedAt: new Date() }),
      )
      const list: FullSavedList = {
        row: {
          id,
          draftId: DraftId.make("d"),
          orderDate: "2026-01-01",
          expirationDate: "2026-04-01",
          orderCode: "S-1",
          name: "Spring",
          listType: 10,
          sourceName: "Consumers",
          estimatedCost: "1.00",
          quantity: 100,
          accountId: AccountId.make(user.accountId),
          accountName: user.accountName,
          userName: "Dana Whitfield",
          unitPrice: "0.01000",
        },
        definition,
        choices: defaultChoices,
        snapshot: "s1",
        receipt: toCountReceipt(answerOf(world), new Date().toISOString()),
      }
      world.lists.set(id, list)
      const watches = yield* Watches
      const sql = yield* SqlClient
      yield* sql`DELETE FROM saved_list_watches`
      yield* watches.watch(user.id, list, every)
      const layerOfWorld = stubs(world)
      const look = checkWatchedLists.pipe(Effect.provide(layerOfWorld))
      const row = Effect.map(watches.all(user.id), ([watched]) => watched)
      return { id, look, row, user, watches, world }
    })

    it.effect("tell of a change once, also when the mail fails or the server ends before it", () =>
      Effect.gen(function* () {
        const { id, look, row, user, world } = yield* setUp("snapshot")
        yield* look
        assert.deepStrictEqual([world.mails, world.askers], [[], []])
        Object.assign(world, { snapshot: "s2", records: 130, mailFails: true })
        yield* look
        assert.deepStrictEqual([world.mails, world.askers], [[], ["watched lists"]])
        assert.strictEqual((yield* row)?.change?.added, 30)
        world.mailFails = false
        yield* look
        yield* look
        assert.deepStrictEqual(world.mails, [`watched-${id}-${user.id}-1`])
        assert.lengthOf(world.askers, 1)
        // Newer data with the same figures is no change.
        world.snapshot = "s3"
        yield* look
        assert.deepStrictEqual([world.mails.length, world.askers.length], [1, 2])
        // What changed next is held against the last count, not against the first.
        Object.assign(world, { snapshot: "s4", records: 120 })
        yield* look
        assert.deepStrictEqual([(yield* row)?.change?.added, (yield* row)?.change?.removed], [0, 10])
        assert.lengthOf(world.mails, 2)
      }),
    )

    it.effect("tell who came and went by person, from the day on which watching begins", () =>
      Effect.gen(function* () {
        const { look, row, world } = yield* setUp("snapshot")
        world.people = [1n, 2n, 3n]
        yield* look
        // As many as before, and two of them others.
        Object.assign(world, { snapshot: "s2", people: [3n, 4n, 5n] })
        yield* look
        yield* look
        const change = (yield* row)?.change
        assert.deepStrictEqual([change?.added, change?.removed, change?.isExact], [2, 2, true])
        assert.lengthOf(world.mails, 1)
        // The same people in newer data are no change, and bring no mail.
        world.snapshot = "s3"
        yield* look
        yield* look
        assert.lengthOf(world.mails, 1)
        // If the people are unknown, the change is reported by area again.
        Object.assign(world, { snapshot: "s4", records: 90, people: null })
        yield* look
        const last = (yield* row)?.change
        assert.deepStrictEqual([last?.removed, last?.isExact], [10, false])
      }),
    )

    it.effect("of every month are counted a month after the count before, on whatever data", () =>
      Effect.gen(function* () {
        const { id, look, world } = yield* setUp("month")
        const sql = yield* SqlClient
        Object.assign(world, { snapshot: "s2", records: 90 })
        yield* look
        assert.lengthOf(world.askers, 0)
        yield* sql`UPDATE saved_list_watches SET counted_at = counted_at - interval '32 days' WHERE saved_count_id = ${id}`
        yield* look
        assert.lengthOf(world.mails, 1)
        yield* look
        assert.lengthOf(world.askers, 1)
      }),
    )

    it.effect("say why they cannot be counted, and wait for other data", () =>
      Effect.gen(function* () {
        const { look, row, world } = yield* setUp("snapshot")
        Object.assign(world, { snapshot: "s2", refusal: "there is no saved count x" })
        yield* look
        yield* look
        assert.deepStrictEqual([(yield* row)?.problem, world.askers.length], ["there is no saved count x", 1])
        Object.assign(world, { snapshot: "s3", refusal: null })
        yield* look
        assert.isNull((yield* row)?.problem)
        assert.lengthOf(world.mails, 0)
      }),
    )

    it.effect("are watched no longer by who does not reach them, and gone with their list", () =>
      Effect.gen(function* () {
        const one = yield* setUp("snapshot")
        one.world.snapshot = "s2"
        one.world.lists.clear()
        yield* one.look
        assert.isUndefined(yield* one.row)
        const other = yield* setUp("snapshot")
        const sql = yield* SqlClient
        yield* sql`DELETE FROM saved_counts WHERE id = ${other.id}`
        assert.isUndefined(yield* other.row)
      }),
    )

    it.effect("counted twice at the same time are counted once", () =>
      Effect.gen(function* () {
        const { user, watches, world } = yield* setUp("snapshot")
        world.snapshot = "s2"
        const due = yield* watches.nextDue(["s2"])
        assert.isNotNull(due)
        if (due === null) return
        const counted = {
          receipt: toCountReceipt(answerOf(world), new Date().toISOString()),
          change: null,
          people: null,
        }
        yield* watches.counted(due, "s2", counted)
        yield* watches.counted(due, "s9", { problem: "late" })
        const [row] = yield* watches.all(user.id)
        assert.isNull(row?.problem)
      }),
    )
  })
}
