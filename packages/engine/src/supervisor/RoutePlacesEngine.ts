import { type CountRefused, CountUnavailable } from "@listwright/domain/counting"
import { groupBy } from "@listwright/domain/shared"
import { Effect, Layer } from "effect"
import type { RoutePlace } from "../bitslice/answer/routePlaces.ts"
import { QUESTIONS } from "../protocol/questions.ts"
import type { DoNotSellKeyFiles } from "../question/EngineQuestion.ts"
import { Suppressors } from "../question/Suppressors.ts"
import { Engines } from "./Engines.ts"
import { reportEngineUnavailable } from "./reportEngineUnavailable.ts"
import { RoutePlaces } from "./RoutePlaces.ts"
import type { UniverseEngine } from "./UniverseEngine.ts"

type Routes = ReadonlyArray<RoutePlace>

/** The number of ZIP Codes per universe whose routes are cached, about 10 MB. */
const KEPT_ZIPS = 5_000

const NONE: Routes = []
const ZIP_DIGITS = 5

/** A universe's cached routes in one state of the data, by ZIP Code; the least recently used are dropped first. */
interface Kept {
  readonly data: string
  readonly byZip: Map<string, Routes>
}

const dataOf = (snapshot: string, { files }: DoNotSellKeyFiles): string =>
  [snapshot, ...files.map(({ id }) => id)].join(" ")

const orUnavailable = <A>(effect: Effect.Effect<A, CountRefused | CountUnavailable>) =>
  Effect.catchTag(effect, "CountRefused", ({ reason }) => Effect.fail(new CountUnavailable({ reason })))

/** Provides routes from the engine process, cached until the data changes. */
export const RoutePlacesEngine = Layer.effect(
  RoutePlaces,
  Effect.gen(function* () {
    const engines = yield* Engines
    const suppressors = yield* Suppressors
    const known = new Map<UniverseEngine, Kept>()

    const ask = Effect.fnUntraced(function* (
      engine: UniverseEngine,
      doNotSell: DoNotSellKeyFiles,
      zips: ReadonlyArray<string>,
    ) {
      const asked = engine.ask(QUESTIONS.routePlaces, { doNotSell, zips })
      const { reply, snapshot } = yield* Effect.catchTags(asked, {
        EngineFailed: reportEngineUnavailable,
        EngineRefused: ({ reason }) => Effect.fail(new CountUnavailable({ reason })),
      })
      const routes = reply.routes.map(([route, longitude, latitude, records]): RoutePlace => ({
        route,
        longitude,
        latitude,
        records,
      }))
      return { snapshot, byZip: groupBy(routes, ({ route }) => route.slice(0, ZIP_DIGITS)) }
    })

    const keep = (kept: Kept, zips: ReadonlyArray<string>, of: (zip: string) => Routes | undefined): void => {
      for (const zip of zips) {
        const routes = of(zip) ?? NONE
        kept.byZip.delete(zip)
        kept.byZip.set(zip, routes)
      }
      for (const oldest of kept.byZip.keys()) {
        if (kept.byZip.size <= KEPT_ZIPS) return
        kept.byZip.delete(oldest)
      }
    }

    const routesIn = Effect.fn("routesIn")(function* (listType: number, zips: ReadonlyArray<string>) {
      const engine = yield* orUnavailable(engines.of(listType))
      const doNotSell = yield* orUnavailable(suppressors.doNotSell(listType))
      const snapshot = doNotSell.snapshot ?? (yield* engine.universe).snapshot
      const data = dataOf(snapshot, doNotSell)
      const before = known.get(engine)
      const kept = before?.data === data ? before : { data, byZip: new Map<string, Routes>() }
      known.set(engine, kept)
      const missing = zips.filter((zip) => !kept.byZip.has(zip))
      // Taken before others are let in, whose answers may push these out.
      const held = new Map(zips.map((zip) => [zip, kept.byZip.get(zip) ?? NONE]))
      const told = (of: (zip: string) => Routes | undefined) => zips.flatMap((zip) => of(zip) ?? NONE)
      if (missing.length === 0) {
        keep(kept, zips, (zip) => held.get(zip))
        return { snapshot, data, routes: told((zip) => held.get(zip)) }
      }
      const asked = yield* ask(engine, doNotSell, missing)
      if (asked.snapshot === snapshot) {
        keep(kept, missing, (zip) => asked.byZip.get(zip))
        return { snapshot, data, routes: told((zip) => asked.byZip.get(zip) ?? held.get(zip)) }
      }
      // The data changed meanwhile: what was held is of those before.
      const unsoldNow = yield* orUnavailable(suppressors.doNotSell(listType))
      const anew = yield* ask(engine, unsoldNow, zips)
      return {
        snapshot: anew.snapshot,
        data: dataOf(anew.snapshot, unsoldNow),
        routes: told((zip) => anew.byZip.get(zip)),
      }
    })
    return RoutePlaces.of({ routesIn })
  }),
)
