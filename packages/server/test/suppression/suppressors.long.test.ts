import { assert, layer } from "@effect/vitest"
import { Counts, SUPPRESSION_SOURCES, type SuppressionSource } from "@listwright/domain/counting"
import { type CanonicalDefinition, canonicalDefinition, canonicalJson } from "@listwright/domain/definition"
import { Effect, Layer } from "effect"
import { afterAll } from "vitest"
import { identityFromKey } from "../../../engine/src/matching/Identity.ts"
import { DoNotSell } from "../../src/suppression/do-not-sell/DoNotSell.ts"
import { newUser, ownerOf, removeFolder, temporaryFolder } from "../orders/shop.ts"
import { databases } from "../storage/databases.ts"
import { layerCrypto } from "../orders/shop.ts"
import { bigList, layerEngineOnly, layerSite, priorOrder, savedCount } from "./world.ts"

type Choice = CanonicalDefinition["suppressions"]["orders"]

const by = (
  definition: CanonicalDefinition,
  source: SuppressionSource,
  choice: Choice,
): CanonicalDefinition =>
  canonicalDefinition({
    ...definition,
    suppressions: { ...definition.suppressions, [source]: choice },
  })

const items = (first: string, ...others: ReadonlyArray<string>): Choice => ({
  mode: "item",
  items: [first, ...others],
})
const day = (isoDay: string): Choice => ({ mode: "date", start: isoDay, end: isoDay })

/** Noon in Chicago. */
const noon = (isoDay: string): Date => new Date(`${isoDay}T18:00:00Z`)

for (const database of databases()) {
  const folder = temporaryFolder()
  afterAll(() => removeFolder(folder))
  const world = layerSite(folder).pipe(
    Layer.provideMerge(Layer.mergeAll(database.layer, layerEngineOnly, layerCrypto)),
  )

  layer(world, { excludeTestServices: true, timeout: "120 seconds" })(
    `Suppressions on ${database.name}`,
    (it) => {
      it.effect("by date take in the orders of a day of the site, from its first to its last moment", () =>
        Effect.gen(function* () {
          const counts = yield* Counts
          const { definition, members } = yield* bigList
          const user = yield* newUser()
          const keysOf = (from: number) => members.slice(from, from + 10).map(({ key }) => key)
          // In Chicago 10 March 2026 begins at 05:00 and ends at 05:00 UTC, two days after the clocks went forward.
          const moments = [
            "2026-03-10T04:59:59.999Z",
            "2026-03-10T05:00:00.000Z",
            "2026-03-11T04:59:59.999Z",
            "2026-03-11T05:00:00.000Z",
          ]
          for (const [at, moment] of moments.entries())
            yield* priorOrder(folder, user, { submittedAt: new Date(moment), keys: keysOf(at * 10) })
          const all = (yield* counts.count(definition, ownerOf(user))).total
          const taken = Effect.fnUntraced(function* (choice: Choice) {
            const answer = yield* counts.count(by(definition, "orders", choice), ownerOf(user))
            assert.deepStrictEqual(answer.suppressed, [
              { source: "orders", matched: all - answer.total, taken: all - answer.total },
            ])
            return all - answer.total
          })
          assert.strictEqual(all, members.length)
          assert.strictEqual(yield* taken(day("2026-03-09")), 10)
          assert.strictEqual(yield* taken(day("2026-03-10")), 20)
          assert.strictEqual(yield* taken(day("2026-03-11")), 10)
          assert.strictEqual(yield* taken({ mode: "date", start: "2026-03-09", end: "2026-03-11" }), 40)
          assert.strictEqual(yield* taken({ mode: "date", start: "2026-03-12", end: "2026-12-31" }), 0)
        }),
      )

      it.effect("by date and item never reach another account's orders, files and saved counts", () =>
        Effect.gen(function* () {
          const counts = yield* Counts
          const { definition, members } = yield* bigList
          const [mine, other] = [yield* newUser(), yield* newUser()]
          const keys = members.slice(0, 50).map(({ key }) => key)
          const code = yield* priorOrder(folder, other, { submittedAt: noon("2026-04-01"), keys })
          const saved = yield* savedCount(other, {
            definition: canonicalJson(definition),
            savedAt: noon("2026-04-01"),
          })
          const byDate = canonicalDefinition({
            ...definition,
            suppressions: {
              orders: day("2026-04-01"),
              savedCounts: day("2026-04-01"),
              files: day("2026-04-01"),
            },
          })
          const answer = yield* counts.count(byDate, ownerOf(mine))
          assert.strictEqual(answer.total, members.length)
          assert.deepStrictEqual(
            answer.suppressed.map(({ source }) => source),
            SUPPRESSION_SOURCES,
          )
          const refusal = (asked: CanonicalDefinition) =>
            Effect.map(Effect.flip(counts.count(asked, ownerOf(mine))), ({ reason }) => reason)
          assert.include(yield* refusal(by(definition, "orders", items(code))), `there is no order ${code}`)
          assert.include(yield* refusal(by(definition, "files", items("7"))), "there is no uploaded file 7")
          assert.include(
            yield* refusal(by(definition, "savedCounts", items(saved))),
            `there is no saved count ${saved}`,
          )
          assert.strictEqual(
            (yield* counts.count(by(definition, "orders", items(code)), ownerOf(other))).total,
            members.length - 50,
          )
        }),
      )

      it.effect(
        "take in orders of the same list type only, and those that are delivered [ob4-prior-orders]",
        () =>
          Effect.gen(function* () {
            const counts = yield* Counts
            const { definition, members } = yield* bigList
            const user = yield* newUser()
            const submittedAt = noon("2026-05-05")
            const keys = members.slice(0, 20).map(({ key }) => key)
            const business = yield* priorOrder(folder, user, { submittedAt, keys, listType: 20 })
            const waiting = yield* priorOrder(folder, user, { submittedAt, keys: null })
            assert.strictEqual(
              (yield* counts.count(by(definition, "orders", day("2026-05-05")), ownerOf(user))).total,
              members.length,
            )
            assert.strictEqual(
              (yield* counts.count(by(definition, "orders", items(waiting)), ownerOf(user))).total,
              members.length,
            )
            const refusal = yield* Effect.flip(
              counts.count(by(definition, "orders", items(waiting, business)), ownerOf(user)),
            )
            assert.include(refusal.reason, `there is no order ${business}`)
          }),
      )

      it.effect("refuse days that are none, and an end before the start", () =>
        Effect.gen(function* () {
          const counts = yield* Counts
          const { definition } = yield* bigList
          const user = yield* newUser()
          const refusal = (choice: Choice) =>
            Effect.map(
              Effect.flip(counts.count(by(definition, "files", choice), ownerOf(user))),
              ({ reason }) => reason,
            )
          assert.include(yield* refusal(day("2026-02-30")), "both dates")
          assert.include(
            yield* refusal({ mode: "date", start: "2026-02-03", end: "2026-02-02" }),
            "before the start",
          )
        }),
      )

      it.effect(
        "by saved counts take away what those select today, one within the other, and refuse circles",
        () =>
          Effect.gen(function* () {
            const counts = yield* Counts
            const { definition, members } = yield* bigList
            const user = yield* newUser()
            const [first, second] = definition.areas
            if (first?.kind !== "zip" || second?.kind !== "zip") return assert.fail("ZIP Codes")
            const livingIn = (zip: string) => members.filter((member) => member.zip === zip).length
            const inner = yield* savedCount(user, {
              definition: canonicalJson(canonicalDefinition({ ...definition, areas: [first] })),
              savedAt: noon("2026-06-01"),
            })
            const area = { kind: "savedCount", savedCount: inner, excluded: false } as const
            const outer = yield* savedCount(user, {
              definition: canonicalJson(canonicalDefinition({ ...definition, areas: [area, second] })),
              savedAt: noon("2026-06-02"),
            })
            const byInner = yield* savedCount(user, {
              definition: canonicalJson(by(definition, "savedCounts", items(inner))),
              savedAt: noon("2026-06-03"),
            })
            const answer = yield* counts.count(by(definition, "savedCounts", items(outer)), ownerOf(user))
            assert.strictEqual(answer.total, members.length - livingIn(first.zip) - livingIn(second.zip))
            const left = yield* counts.count(by(definition, "savedCounts", items(byInner)), ownerOf(user))
            assert.strictEqual(left.total, livingIn(first.zip))
          }),
      )

      it.effect("by the day of saved counts never let one take in itself, or the like of what is asked", () =>
        Effect.gen(function* () {
          const counts = yield* Counts
          const { definition, members } = yield* bigList
          const user = yield* newUser()
          const [first] = definition.areas
          if (first?.kind !== "zip") return assert.fail("a ZIP Code")
          const asked = by(definition, "savedCounts", day("2026-07-01"))
          // The draft that is asked, saved; and another one that suppresses by the same day, saved after it.
          yield* savedCount(user, { definition: canonicalJson(asked), savedAt: noon("2026-07-01") })
          assert.strictEqual((yield* counts.count(asked, ownerOf(user))).total, members.length)
          yield* savedCount(user, {
            definition: canonicalJson(
              by(canonicalDefinition({ ...definition, areas: [first] }), "savedCounts", day("2026-07-01")),
            ),
            savedAt: new Date("2026-07-01T19:00:00Z"),
          })
          const answer = yield* counts.count(asked, ownerOf(user))
          // The later saved count holds no people of its ZIP Code, since it suppresses the earlier one, which has
          // them all.
          assert.strictEqual(answer.total, members.length)
        }),
      )

      it.effect("by the do-not-sell list hold for everybody, at once, and survive a restart", () =>
        Effect.gen(function* () {
          const counts = yield* Counts
          const doNotSell = yield* DoNotSell
          const { definition, members } = yield* bigList
          const [mine, other] = [yield* newUser(), yield* newUser()]
          const before = yield* counts.count(definition, ownerOf(mine))
          assert.deepStrictEqual(before.suppressed, [])
          const gone = members.slice(100, 130).map(({ key }) => identityFromKey(key))
          const added = yield* doNotSell.add([...gone, identityFromKey(1n)])
          assert.deepStrictEqual(added, { added: 31, entries: 31, persons: 30 })
          for (const user of [mine, other]) {
            const answer = yield* counts.count(definition, ownerOf(user))
            assert.strictEqual(answer.total, members.length - 30)
            assert.deepStrictEqual(answer.suppressed, [])
          }
          assert.deepStrictEqual(yield* doNotSell.add(gone), { added: 0, entries: 31, persons: 30 })
          yield* Effect.gen(function* () {
            assert.strictEqual(
              (yield* (yield* Counts).count(definition, ownerOf(mine))).total,
              members.length - 30,
            )
          }).pipe(Effect.provide(layerSite(folder), { local: true }))
          const strange = yield* Effect.flip(
            Effect.gen(function* () {
              return yield* (yield* Counts).count(definition, ownerOf(mine))
            }).pipe(Effect.provide(layerSite(folder, "0b".repeat(32)), { local: true })),
          )
          assert.strictEqual(strange._tag, "CountUnavailable")
        }),
      )
    },
  )
}
