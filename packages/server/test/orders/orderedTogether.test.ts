import { assert, layer } from "@effect/vitest"
import { recommendAttributes, indexChoicePairs } from "@listwright/domain/audience"
import { type Audience, canonicalDefinition, type Criterion } from "@listwright/domain/definition"
import { Clock, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { afterAll } from "vitest"
import { layerSite } from "../../src/configuration/Site.ts"
import { FrequentCombinations } from "../../src/orders/FrequentCombinations.ts"
import { layerFrequentCombinationsSql } from "../../src/orders/OrderedTogetherSql.ts"
import { placingMigrations } from "../../src/orders/migrations.ts"
import { migrate } from "../../src/start/migrations.ts"
import { layerPglite } from "../../src/storage/PgliteStorage.ts"
import { consumersOffered } from "../configuration/consumersOffered.ts"
import { example } from "../configuration/example.ts"
import { databases } from "../storage/databases.ts"
import {
  ACCEPTED,
  DECLINED,
  layerServer,
  newDraft,
  newUser,
  placeDraft,
  removeFolder,
  temporaryFolder,
  zips,
} from "./shop.ts"

const value = (column: string, code: string): Criterion => ({ kind: "values", column, values: [code] })
const owner = value("OWNERRENTER", "O")
const rich = value("INCOME", "12")
const bothChosen = [owner, rich]

/** An order of a new account. */
const ordered = Effect.fnUntraced(function* (audience: Partial<Audience>, card = ACCEPTED) {
  const user = yield* newUser()
  const definition = canonicalDefinition({
    ...zips("60610"),
    audience: { unit: "individuals", criteria: [], ...audience },
  })
  yield* Effect.option(placeDraft(user, (yield* newDraft(user, definition)).id, card))
})

const orderedBy = (accounts: number, audience: Partial<Audience>, card = ACCEPTED) =>
  Effect.forEach(Array.from({ length: accounts }), () => ordered(audience, card), { discard: true })

/** The columns that are recommended beside some criteria, as a server that has just started reads the orders. */
const besideOf = (listType: number, ...chosen: ReadonlyArray<Criterion>) =>
  Effect.gen(function* () {
    const together = yield* (yield* FrequentCombinations).of(listType)
    return recommendAttributes({
      chosen,
      ordered: together,
      offered: indexChoicePairs([], 1),
      columns: consumersOffered,
    }).map(({ column }) => column)
  }).pipe(Effect.provide(layerFrequentCombinationsSql, { local: true }), Effect.provide(layerSite(example)))

const clear = Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`DELETE FROM order_audiences`
})

for (const database of databases()) {
  const folder = temporaryFolder()
  afterAll(() => removeFolder(folder))
  const server = layerServer(folder).pipe(Layer.provideMerge(database.layer))

  layer(server, { excludeTestServices: true, timeout: "60 seconds" })(
    `What is ordered together on ${database.name}`,
    (it) => {
      it.effect("is known once five accounts have paid for it, of their source alone", () =>
        Effect.gen(function* () {
          yield* clear
          yield* orderedBy(4, { criteria: bothChosen })
          assert.deepStrictEqual(yield* besideOf(10, owner), [])
          yield* ordered({ criteria: bothChosen })
          assert.deepStrictEqual(yield* besideOf(10, owner), ["INCOME"])
          assert.deepStrictEqual(yield* besideOf(20, owner), [])
        }),
      )

      it.effect("is not what was declined, nor what all households left unused", () =>
        Effect.gen(function* () {
          yield* clear
          yield* orderedBy(4, { criteria: bothChosen })
          yield* ordered({ criteria: bothChosen }, DECLINED)
          yield* ordered({ criteria: bothChosen, unit: "allHouseholds" })
          assert.deepStrictEqual(yield* besideOf(10, owner), [])
        }),
      )
    },
  )
}

const realTime = Layer.succeed(Clock.Clock, Clock.Clock.defaultValue())
const narrow = placingMigrations["0032_order_audiences"]
/** The tables of an earlier release, with orders that today's code can write. */
const widen = Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`DROP TRIGGER order_audiences_are_compared ON order_quotes`
  yield* sql`DROP FUNCTION add_order_audience()`
  yield* sql`DROP TABLE order_audiences`
})
const folder = temporaryFolder()
afterAll(() => removeFolder(folder))

const beforeThat = layerServer(folder).pipe(
  Layer.provideMerge(Layer.effectDiscard(migrate)),
  Layer.provideMerge(layerPglite()),
  Layer.provide(realTime),
)

layer(beforeThat, { excludeTestServices: true, timeout: "60 seconds" })(
  "Orders of an earlier release",
  (it) => {
    it.effect("are read as those since", () =>
      Effect.gen(function* () {
        yield* widen
        yield* orderedBy(4, { criteria: bothChosen })
        yield* ordered({ criteria: bothChosen, unit: "allHouseholds" })
        yield* narrow
        assert.deepStrictEqual(yield* besideOf(10, owner), [])
        yield* ordered({ criteria: bothChosen })
        assert.deepStrictEqual(yield* besideOf(10, owner), ["INCOME"])
      }),
    )
  },
)
