import { layer } from "@effect/vitest"
import { viewerReach, type User } from "@listwright/domain/account"
import { Effect, Layer, Result } from "effect"
import { assert } from "vitest"
import { MAX_QUICK_PICKS, OwnQuickPicks } from "../../src/quick-picks/OwnQuickPicks.ts"
import { layerOwnQuickPicksSql } from "../../src/quick-picks/OwnQuickPicksSql.ts"
import { layerCrypto, newUser } from "../orders/shop.ts"
import { databases } from "../storage/databases.ts"

/** Returns the reach of a user without listed accounts. */
const reaching = ({ accountId, id, role }: User) =>
  viewerReach({ userId: id, accountId, role, listedAccounts: [] })

const women = (name: string, listType = 10) =>
  ({
    listType,
    name,
    description: "Women",
    criteria: [{ kind: "values", column: "GENDER", values: ["F"] }],
  }) as const

for (const database of databases()) {
  const quickPicks = layerOwnQuickPicksSql.pipe(
    Layer.provideMerge(layerCrypto),
    Layer.provideMerge(database.layer),
  )

  layer(quickPicks)(`Own quick picks on ${database.name}`, (it) => {
    it.effect("are listed by source and name, for their user alone", () =>
      Effect.gen(function* () {
        const own = yield* OwnQuickPicks
        const [user, other] = [yield* newUser(), yield* newUser()]
        const reach = reaching(user)
        yield* own.save(user.id, women("spring"))
        const id = yield* own.save(user.id, women("Autumn"))
        yield* own.save(user.id, women("Autumn", 20))
        const listed = yield* own.list(user.id, 10)
        assert.deepStrictEqual(
          listed.map(({ name }) => name),
          ["Autumn", "spring"],
        )
        assert.deepStrictEqual(yield* own.find(reach, id), { id, ...women("Autumn") })
        assert.deepStrictEqual(yield* own.list(other.id, 10), [])
        for (const attempt of [
          own.find(reaching(other), id),
          own.rename(reaching(other), id, "Mine"),
          own.remove(reaching(other), id),
        ])
          assert.strictEqual((yield* Effect.flip(attempt))._tag, "NotFound")
        yield* own.remove(reach, id)
        assert.strictEqual((yield* Effect.flip(own.remove(reach, id)))._tag, "NotFound")
      }),
    )

    it.effect("have names that are unique in any case, when saved and when renamed", () =>
      Effect.gen(function* () {
        const own = yield* OwnQuickPicks
        const user = yield* newUser()
        const id = yield* own.save(user.id, women("Été"))
        assert.strictEqual((yield* Effect.flip(own.save(user.id, women("ÉTÉ")))).reason, "nameTaken")
        const second = yield* own.save(user.id, women("Winter"))
        const taken = yield* Effect.flip(own.rename(reaching(user), second, "été"))
        assert.strictEqual(taken._tag === "QuickPickRefused" && taken.reason, "nameTaken")
        yield* own.rename(reaching(user), id, "ÉTÉ")
        assert.strictEqual((yield* own.find(reaching(user), id)).name, "ÉTÉ")
      }),
    )

    it.effect("end where there are too many or too much, also when saved at once", () =>
      Effect.gen(function* () {
        const own = yield* OwnQuickPicks
        const user = yield* newUser()
        yield* Effect.forEach(
          Array.from({ length: MAX_QUICK_PICKS - 1 }, (_, at) => women(`Number ${at}`)),
          (one) => own.save(user.id, one),
        )
        const last = yield* Effect.all(
          [1, 2, 3].map((at) => Effect.result(own.save(user.id, women(`Last ${at}`)))),
          { concurrency: "unbounded" },
        )
        assert.strictEqual(last.filter(Result.isSuccess).length, 1)
        const refused = yield* Effect.flip(own.save(user.id, women("One more")))
        assert.include(refused.message, "300 quick picks")
        const values = ["1", ...Array.from({ length: 20_000 }, (_, at) => String(at))] as const
        const large = { ...women("Large"), criteria: [{ kind: "values", column: "X", values }] } as const
        assert.strictEqual((yield* Effect.flip(own.save(user.id, large))).reason, "tooLarge")
      }),
    )

    it.effect("are never two of one name, when saved at once", () =>
      Effect.gen(function* () {
        const own = yield* OwnQuickPicks
        const user = yield* newUser()
        const saved = yield* Effect.all(
          ["Spring", "SPRING", "spring"].map((name) => Effect.result(own.save(user.id, women(name)))),
          { concurrency: "unbounded" },
        )
        assert.strictEqual(saved.filter(Result.isSuccess).length, 1)
        assert.lengthOf(yield* own.list(user.id, 10), 1)
      }),
    )
  })
}
