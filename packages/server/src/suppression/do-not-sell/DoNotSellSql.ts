import { mkdir, readdir, rm } from "node:fs/promises"
import { join } from "node:path"
import type { CountUnavailable } from "@listwright/domain"
import { Effect, Exit, Fiber, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { EngineProcess } from "../../engine/EngineProcess.ts"
import type { Secret } from "../../engine/matching/seal.ts"
import { SuppressionPlaces } from "../SuppressionPlaces.ts"
import { addEntries } from "./addEntries.ts"
import { DoNotSell, type DoNotSellKeys } from "./DoNotSell.ts"
import { listState } from "./listState.ts"
import { resolveEntries } from "./resolveEntries.ts"
import { sealOf } from "./Seal.ts"

type Resolving = Fiber.Fiber<DoNotSellKeys, CountUnavailable>

/**
 * The list in SQL, its entries sealed with the site's secret. Whom they name is found once for each state of the list and
 * of the data, before anybody is counted in it.
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
      const folder = join(suppressions, "do-not-sell")
      yield* Effect.promise(async () => {
        await mkdir(folder, { recursive: true })
        // What a life that was cut off has left.
        for (const name of await readdir(folder))
          if (!name.endsWith(".keys")) await rm(join(folder, name), { force: true })
      })
      let latest: { readonly name: string; readonly resolving: Resolving } | null = null

      const keys = Effect.gen(function* () {
        const { entries, revision } = yield* listState
        if (entries === 0) return null
        const { snapshot } = yield* engine.universe
        const name = `${snapshot} ${revision}`
        if (latest?.name !== name) {
          // Whoever asked may go away; what is found is for everybody who asks after them.
          const resolving = yield* Effect.forkIn(resolveEntries(seal, folder, revision, snapshot), scope)
          latest = { name, resolving }
        }
        const asked = latest
        return yield* Fiber.join(asked.resolving).pipe(
          Effect.ensuring(
            Effect.sync(() => {
              // What failed, or is of another universe by now, is found anew by the next who asks.
              const exit = asked.resolving.pollUnsafe()
              const isKept = exit === undefined || (Exit.isSuccess(exit) && exit.value.snapshot === snapshot)
              if (!isKept && latest === asked) latest = null
            }),
          ),
        )
      }).pipe(Effect.provideContext(services))

      const size = Effect.gen(function* () {
        const { entries } = yield* listState
        return { entries, persons: (yield* keys)?.file.keys ?? 0 }
      }).pipe(Effect.provideContext(services))

      yield* Effect.forkScoped(Effect.ignore(keys))
      return DoNotSell.of({
        keys,
        size,
        add: Effect.fn("DoNotSell.add")(function* (identities) {
          const added = yield* Effect.provideContext(addEntries(seal, identities), services)
          return { added, ...(yield* size) }
        }),
      })
    }),
  )
