import { randomUUID } from "node:crypto"
import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { findUniverseByNumber, type UniverseName } from "@listwright/domain/catalog"
import type { CountUnavailable } from "@listwright/domain/counting"
import { Clock, Effect, Exit, Fiber, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Engines, type UniverseEngine } from "@listwright/engine/counts"
import type { Identity, KeyForm, Secret } from "@listwright/engine/matching"
import { createLookupCache } from "../../storage/createLookupCache.ts"
import { findKeyForm } from "../findKeyForm.ts"
import { SuppressionFolders } from "../SuppressionFolders.ts"
import { addEntries } from "./addEntries.ts"
import { DoNotSell, type DoNotSellKeys } from "./DoNotSell.ts"
import { writeAddedKeys } from "./writeAddedKeys.ts"
import { deleteUnfinishedFiles, deleteStaleKeys, DO_NOT_SELL_FOLDER } from "./keyFiles.ts"
import { type DoNotSellState, doNotSellState } from "./doNotSellState.ts"
import { assignLegacyKeys, identitiesInUniverse, keysUniverse } from "./keysUniverse.ts"
import { resolveEntries } from "./resolveEntries.ts"
import { createSeal } from "./Seal.ts"

type Resolving = Fiber.Fiber<DoNotSellKeys, CountUnavailable>

/** The maximum number of list states resolved in a universe before it's served, in case entries keep being added. */
const MAX_STATES = 5

/**
 * The list in SQL, with its entries sealed by the site's secret. The entries are matched to records once for each state
 * of the list and the data, before anything is counted: for new entries, when they're added; for a new universe, before
 * it's served.
 */
export const layerDoNotSellSql = (
  secret: Secret,
): Layer.Layer<DoNotSell, never, SqlClient | SuppressionFolders | Engines> =>
  Layer.effect(
    DoNotSell,
    Effect.gen(function* () {
      const services = yield* Effect.context<SqlClient>()
      const engines = yield* Engines
      const { suppressions } = yield* SuppressionFolders
      const scope = yield* Effect.scope
      const seal = createSeal(secret)
      const [firstEngine, ...otherEngines] = engines.all
      const universes = [firstEngine.row.name, ...otherEngines.map(({ row }) => row.name)] as const
      yield* assignLegacyKeys(universes)
      /** The universes that already have records; a universe that gets them later is resolved on its first query. */
      const there = Effect.filter(engines.all, ({ universe }) =>
        Effect.match(universe, { onFailure: () => false, onSuccess: () => true }),
      )
      const folder = join(suppressions, DO_NOT_SELL_FOLDER)
      const tidy = Effect.gen(function* () {
        const [{ revision }, now] = [yield* doNotSellState, yield* Clock.currentTimeMillis]
        yield* Effect.promise(() => deleteStaleKeys(folder, revision, now))
      })
      yield* Effect.promise(() => mkdir(folder, { recursive: true }))
      yield* Effect.promise(() => deleteUnfinishedFiles(folder))
      yield* tidy
      // Only this server adds to the list, so its memory is the list, except for its own additions.
      const states = yield* createLookupCache(() =>
        Effect.asSome(doNotSellState.pipe(Effect.provideContext(services))),
      )
      const state = Effect.flatMap(states.get("list"), Effect.fromOption).pipe(Effect.orDie)
      const latest = new Map<UniverseEngine, { readonly name: string; readonly resolving: Resolving }>()

      /** Returns the person keys for one state of the list, matched in one universe. */
      const keysIn = Effect.fn("DoNotSell.keysIn")(function* (
        engine: UniverseEngine,
        { entries, revision }: DoNotSellState,
      ) {
        if (entries === 0) return null
        const { snapshot } = yield* engine.universe
        const name = `${snapshot} ${revision}`
        let asked = latest.get(engine)
        if (asked?.name !== name) {
          // The requester may go away; the result is for everybody who asks afterwards.
          const resolving = yield* Effect.forkIn(
            resolveEntries(seal, folder, revision, snapshot, engine.row.name, engine),
            scope,
          )
          asked = { name, resolving }
          latest.set(engine, asked)
        }
        const { resolving } = asked
        return yield* Fiber.join(resolving).pipe(
          Effect.ensuring(
            Effect.sync(() => {
              // A failed or outdated lookup is repeated by the next request.
              const exit = resolving.pollUnsafe()
              const isKept = exit === undefined || (Exit.isSuccess(exit) && exit.value.snapshot === snapshot)
              if (!isKept && latest.get(engine)?.resolving === resolving) latest.delete(engine)
            }),
          ),
        )
      }, Effect.provideContext(services))
      const keys = Effect.fnUntraced(function* (listType: number) {
        const engine = yield* engines.of(listType)
        return yield* keysIn(engine, yield* state)
      })

      const size = Effect.gen(function* () {
        const now = yield* doNotSellState
        const found = yield* Effect.forEach(yield* there, (engine) => keysIn(engine, now))
        return {
          entries: now.entries,
          persons: found.reduce((sum, one) => sum + (one?.file.keys ?? 0), 0),
        }
      }).pipe(Effect.provideContext(services))

      const keyForm = (wanted: UniverseName | null) => {
        const name = wanted ?? (otherEngines.length === 0 ? firstEngine.row.name : null)
        const engine = engines.all.find(({ row }) => row.name === name)
        const form = engine === undefined ? Effect.succeed<KeyForm>("number") : findKeyForm(engine)
        return Effect.catch(form, () => Effect.succeed<KeyForm>("number"))
      }

      const add = Effect.fn("DoNotSell.add")(function* (
        identities: ReadonlyArray<Identity>,
        wanted: UniverseName | null,
      ) {
        const keysOf = yield* keysUniverse(identities, wanted, universes)
        const now = yield* doNotSellState
        const step = { from: now.revision, next: randomUUID() }
        yield* Effect.forEach(yield* there, (engine) =>
          Effect.flatMap(keysIn(engine, now), (before) =>
            writeAddedKeys(
              folder,
              identitiesInUniverse(identities, keysOf, engine.row.name),
              before,
              step.next,
              engine,
            ),
          ),
        )
        const added = yield* Effect.ensuring(addEntries(seal, identities, step, keysOf), states.forget)
        yield* tidy
        return { added, ...(yield* size) }
      })

      yield* engines.beforeSwitch((next) =>
        Effect.gen(function* () {
          for (let searched = 0, known = ""; searched < MAX_STATES; searched++) {
            const { entries, revision } = yield* doNotSellState
            if (entries === 0 || revision === known) return
            const { listType, snapshot } = next.universe
            const name = findUniverseByNumber(listType)?.name ?? universes[0]
            yield* resolveEntries(seal, folder, revision, snapshot, name, next)
            known = revision
          }
        }).pipe(Effect.provideContext(services)),
      )
      // The others start with their first question, which then looks for these people.
      yield* Effect.forkScoped(Effect.ignore(Effect.flatMap(state, (now) => keysIn(engines.all[0], now))))
      return DoNotSell.of({
        keys,
        size,
        keyForm,
        add: (identities, universe = null) => Effect.provideContext(add(identities, universe), services),
      })
    }),
  )
