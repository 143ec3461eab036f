import { randomUUID } from "node:crypto"
import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import type { CountUnavailable } from "@listwright/domain/counting"
import { Clock, Effect, Exit, Fiber, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { EngineProcess } from "@listwright/engine/counts"
import type { Identity, Secret } from "@listwright/engine/matching"
import { remembered } from "../../storage/remembered.ts"
import { SuppressionPlaces } from "../SuppressionPlaces.ts"
import { addEntries } from "./addEntries.ts"
import { DoNotSell, type DoNotSellKeys } from "./DoNotSell.ts"
import { findAdded } from "./findAdded.ts"
import { clearUnfinished, tidyKeys, DO_NOT_SELL_FOLDER } from "./keyFiles.ts"
import { type ListState, listState } from "./listState.ts"
import { resolveEntries } from "./resolveEntries.ts"
import { sealOf } from "./Seal.ts"

type Resolving = Fiber.Fiber<DoNotSellKeys, CountUnavailable>

/** States of the list that are looked for in a universe before it is served, should entries be added all the time. */
const MOST_STATES = 5

/**
 * The list in SQL, its entries sealed with the site's secret. Resolves the people once for each state of the list and
 * of the data, before anything is counted in it: of entries when they are added, of a new universe before it is served.
 */
export const layerDoNotSellSql = (
  secret: Secret,
): Layer.Layer<DoNotSell, never, SqlClient | SuppressionPlaces | EngineProcess> =>
  Layer.effect(
    DoNotSell,
    Effect.gen(function* () {
      const services = yield* Effect.context<SqlClient | EngineProcess>()
      const engine = yield* EngineProcess
      const { suppressions } = yield* SuppressionPlaces
      const scope = yield* Effect.scope
      const seal = sealOf(secret)
      const folder = join(suppressions, DO_NOT_SELL_FOLDER)
      const tidy = Effect.gen(function* () {
        const [{ revision }, now] = [yield* listState, yield* Clock.currentTimeMillis]
        yield* Effect.promise(() => tidyKeys(folder, revision, now))
      })
      yield* Effect.promise(() => mkdir(folder, { recursive: true }))
      yield* Effect.promise(() => clearUnfinished(folder))
      yield* tidy
      // Only this server adds to the list, so its memory is the list, except for its own additions.
      const states = yield* remembered(() => Effect.asSome(listState.pipe(Effect.provideContext(services))))
      const state = Effect.flatMap(states.get("list"), Effect.fromOption).pipe(Effect.orDie)
      let latest: { readonly name: string; readonly resolving: Resolving } | null = null

      /** The people that the list names in one of its states. */
      const keysIn = Effect.fn("DoNotSell.keysIn")(function* ({ entries, revision }: ListState) {
        if (entries === 0) return null
        const { snapshot } = yield* engine.universe
        const name = `${snapshot} ${revision}`
        if (latest?.name !== name) {
          // The requester may go away; the result is for everybody who asks afterwards.
          const resolving = yield* Effect.forkIn(
            resolveEntries(seal, folder, revision, snapshot, engine),
            scope,
          )
          latest = { name, resolving }
        }
        const asked = latest
        return yield* Fiber.join(asked.resolving).pipe(
          Effect.ensuring(
            Effect.sync(() => {
              // A failed or outdated lookup is repeated by the next request.
              const exit = asked.resolving.pollUnsafe()
              const isKept = exit === undefined || (Exit.isSuccess(exit) && exit.value.snapshot === snapshot)
              if (!isKept && latest === asked) latest = null
            }),
          ),
        )
      }, Effect.provideContext(services))
      const keys = Effect.flatMap(state, keysIn)

      const size = Effect.gen(function* () {
        const now = yield* listState
        return { entries: now.entries, persons: (yield* keysIn(now))?.file.keys ?? 0 }
      }).pipe(Effect.provideContext(services))

      const add = Effect.fn("DoNotSell.add")(function* (identities: ReadonlyArray<Identity>) {
        const now = yield* listState
        const step = { from: now.revision, next: randomUUID() }
        yield* findAdded(folder, identities, yield* keysIn(now), step.next)
        const added = yield* Effect.ensuring(addEntries(seal, identities, step), states.forget)
        yield* tidy
        return { added, ...(yield* size) }
      })

      yield* engine.beforeSwitch((next) =>
        Effect.gen(function* () {
          for (let searched = 0, known = ""; searched < MOST_STATES; searched++) {
            const { entries, revision } = yield* listState
            if (entries === 0 || revision === known) return
            yield* resolveEntries(seal, folder, revision, next.universe.snapshot, next)
            known = revision
          }
        }).pipe(Effect.provideContext(services)),
      )
      yield* Effect.forkScoped(Effect.ignore(keys))
      return DoNotSell.of({
        keys,
        size,
        add: (identities) => Effect.provideContext(add(identities), services),
      })
    }),
  )
