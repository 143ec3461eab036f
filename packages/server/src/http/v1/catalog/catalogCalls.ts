import { createReadStream } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { NodeStream } from "@effect/platform-node"
import { Actor, Api, Missing } from "@listwright/adapters"
import { Effect, Stream } from "effect"
import { HttpApiBuilder, OpenApi } from "effect/http-api"
import { Site } from "../../../configuration/Site.ts"
import { checkSiteHealth } from "./checkSiteHealth.ts"
import { offeredSources } from "./offeredSources.ts"
import { ServedUniverse } from "../../../site/ServedUniverse.ts"

const manifest: { readonly version: string } = createRequire(import.meta.url)("../../../../package.json")

/** Calls that return the server's version, its data version, and, for operators, the site it serves. */
const catalogCalls = {
  version: HttpApiBuilder.handler(Api, "V1Catalog", "version", () =>
    Effect.map(
      Effect.flatMap(ServedUniverse, ({ snapshots }) => snapshots),
      (snapshots) => ({
        product: manifest.version,
        contract: OpenApi.fromApi(Api).info.version,
        snapshots: [...new Set(snapshots)],
      }),
    ),
  ),
  sources: HttpApiBuilder.handler(Api, "V1Catalog", "sources", () =>
    Effect.flatMap(Actor, ({ user }) => Effect.map(offeredSources(user), (sources) => ({ sources }))),
  ),
  siteFiles: HttpApiBuilder.handler(Api, "V1Catalog", "siteFiles", () =>
    Effect.map(Site, ({ assets, files }) => ({ files, assets: assets.map(({ path }) => path) })),
  ),
  siteAsset: HttpApiBuilder.handler(Api, "V1Catalog", "siteAsset", ({ query }) =>
    Effect.gen(function* () {
      const { assets, folder } = yield* Site
      if (!assets.some(({ path }) => path === query.path))
        return yield* new Missing({ message: `The site doesn't have the file ${query.path}.` })
      const file = join(folder, query.path)
      return Stream.orDie(NodeStream.fromReadable({ evaluate: () => createReadStream(file) }))
    }),
  ),
}

export const layerV1Catalog = HttpApiBuilder.group(Api, "V1Catalog", (handlers) =>
  Effect.succeed(handlers.handleAll(catalogCalls)),
)

export const layerV1Health = HttpApiBuilder.group(Api, "V1Health", (handlers) =>
  Effect.succeed(
    handlers.handleAll({ health: HttpApiBuilder.handler(Api, "V1Health", "health", () => checkSiteHealth) }),
  ),
)
