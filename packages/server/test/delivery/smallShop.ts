import { join } from "node:path"
import { Geography } from "@listwright/geography"
import { DateTime, Context, Effect, Layer } from "effect"
import { layerDraftsSql } from "../../src/drafts/DraftsSql.ts"
import { layerUsersSql } from "../../src/accounts/UsersSql.ts"
import { engineLayer } from "../../../engine/src/supervisor/layer.ts"
import type { Letterhead } from "../../src/mail/Letterhead.ts"
import { RECORD_KEY } from "../../../engine/test/owner.ts"
import { orderingLayer } from "../../src/start/ordersLayer.ts"
import { Processors } from "../../src/payments/Processors.ts"
import { layerSandbox } from "../../src/payments/sandbox/layerSandbox.ts"
import { layerEmbeddedLease } from "../../src/storage/SiteLease.ts"
import { layerExamplePrices } from "../configuration/example.ts"
import { layerCrypto, layerServed, layerTerms, zips } from "../orders/shop.ts"
import { rowsOf, smallUniverse } from "../../../engine/test/universe/smallUniverse.ts"
import { Suppressors } from "../../../engine/src/question/Suppressors.ts"

/** A universe of 20,000 people, and an order's worth of its ZIP Codes: those with the most people. */
export class SmallUniverse extends Context.Service<
  SmallUniverse,
  { readonly folder: string; readonly definition: ReturnType<typeof zips> }
>()("test/SmallUniverse") {}

const layerUniverse = Layer.effect(
  SmallUniverse,
  Effect.gen(function* () {
    const { folder } = yield* smallUniverse(20_000)
    const rows = yield* Effect.promise(() =>
      rowsOf(folder, "SELECT ZIP AS zip FROM people GROUP BY ZIP ORDER BY count(*) DESC, ZIP LIMIT 300"),
    )
    return { folder, definition: zips(...rows.map(({ zip }) => String(zip).padStart(5, "0"))) }
  }),
)

/** The real engine over the small universe. */
export const layerEngine = Layer.unwrap(
  Effect.map(SmallUniverse, ({ folder }) => Layer.provide(engineLayer(folder), Suppressors.nobody)),
).pipe(Layer.provideMerge(layerUniverse))

/** The letterhead of mails from a site that exists only in tests. */
export const LETTERHEAD: Letterhead = {
  siteName: "Listwright",
  contactEmail: "support@listwright.example",
  phoneNumber: "800-555-0142",
  from: "support@listwright.example",
  origin: "https://lists.example",
}

type Service = typeof Processors.Service

/** One life of a server with everything but HTTP, over a database and an engine that outlive it. */
export const layerInstance = (
  folder: string,
  change: (processors: Service) => Partial<Service> = () => ({}),
) =>
  orderingLayer({
    dataFolder: folder,
    letterhead: Effect.succeed(LETTERHEAD),
    smtp: null,
    recordSecret: RECORD_KEY,
    deliveryDays: 90,
    zone: DateTime.zoneMakeNamedUnsafe("America/Chicago"),
  }).pipe(
    Layer.provide(
      Layer.effect(
        Processors,
        Effect.map(Processors, (processors) => ({ ...processors, ...change(processors) })),
      ),
    ),
    Layer.provideMerge(layerExamplePrices),
    Layer.provideMerge(layerSandbox(join(folder, "sandbox-processor"))),
    Layer.provideMerge(
      Layer.mergeAll(
        layerUsersSql,
        layerDraftsSql,
        layerServed,
        layerTerms(),
        layerEmbeddedLease,
        Geography.layer,
      ),
    ),
    Layer.provideMerge(layerCrypto),
  )
