import type { CallFailed } from "@listwright/domain/shared"
import { Context, Effect, Layer } from "effect"
import type { WireSiteFile } from "../../contract/v1/catalogue/WireSiteFile.ts"
import { ApiClient } from "../ApiClient.ts"
import { layerApiClient } from "../layerApiClient.ts"
import type { ApiClientOptions } from "../connection.ts"
import { orCallFailed } from "../callFailed.ts"

/** The files of the site that a server serves, as its operator sees them. */
export class OperatorSiteFiles extends Context.Service<
  OperatorSiteFiles,
  { readonly all: Effect.Effect<ReadonlyArray<WireSiteFile>, CallFailed> }
>()("@listwright/adapters/OperatorSiteFiles") {}

/** The same over the contract, with the operator's secret. */
export const layerSiteFilesHttp = (options: ApiClientOptions & { readonly operator: string }) =>
  Layer.effect(
    OperatorSiteFiles,
    Effect.map(ApiClient, ({ V1Catalogue }) => ({
      all: Effect.map(orCallFailed("file")(V1Catalogue.siteFiles()), ({ files }) => files),
    })),
  ).pipe(Layer.provide(layerApiClient(options)))
