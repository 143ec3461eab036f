import { join } from "node:path"
import { NodeCrypto } from "@effect/platform-node"
import { Effect, Layer } from "effect"
import { HttpServer } from "effect/http"
import type { SqlClient } from "effect/sql/SqlClient"
import { layerAccounts } from "../../../src/accounts/layerAccounts.ts"
import { Engines } from "../../../../engine/src/supervisor/Engines.ts"
import { engineAnswers } from "../../../../engine/src/supervisor/layer.ts"
import { UniversePreparation } from "../../../src/site/UniversePreparation.ts"
import { layerHttp } from "../../../src/http/server.ts"
import { dataFolder } from "../../../src/site/dataFolder.ts"
import { layerServices } from "../../../src/start/layerServer.ts"
import { example } from "../../configuration/example.ts"
import { layerEmbeddedLease } from "../../../src/storage/SiteLease.ts"
import { layerSuppressions } from "../../../src/suppression/layerSuppressions.ts"
import { CHICAGO, SECRET } from "../../suppression/world.ts"
import { SmallUniverse } from "../../../../engine/test/universe/smallUniverse.ts"

export const OPERATOR = "0e".repeat(32)

/** Serves a whole site over a database that the test can also write to. */
export const layerListening = <E>(folder: string, database: Layer.Layer<SqlClient, E>) =>
  layerHttp({ host: "127.0.0.1", port: 0, screens: join(folder, "none") }).pipe(
    Layer.provideMerge(
      layerServices({
        data: dataFolder(folder),
        site: example,
        secrets: { version: 1, doNotSell: SECRET, operator: OPERATOR, recordIds: SECRET },
        origin: Effect.succeed("https://lists.example"),
        smtp: null,
        geocoder: null,
      }),
    ),
    Layer.provideMerge(Layer.succeed(UniversePreparation, { of: () => ({ state: "ready" }) })),
    Layer.provideMerge(engineAnswers),
    Layer.provideMerge(layerSuppressions({ dataFolder: folder, zone: CHICAGO, secret: SECRET })),
    Layer.provideMerge(
      Layer.mergeAll(
        layerAccounts.pipe(
          Layer.provideMerge(layerEmbeddedLease),
          Layer.provideMerge(Layer.mergeAll(database, NodeCrypto.layer)),
        ),
        Layer.unwrap(Effect.map(SmallUniverse, (universe) => Engines.layer(universe.folder))).pipe(
          Layer.provideMerge(SmallUniverse.layer),
        ),
      ),
    ),
  )

/** The address at which the site listens. */
export const siteUrl = Effect.map(HttpServer.HttpServer, ({ address }) =>
  "port" in address ? `http://127.0.0.1:${address.port}` : "",
)
