import type { CallFailed } from "@listwright/domain/shared"
import { Context, Effect } from "effect"
import type { WireSiteFile } from "../../contract/v1/catalog/WireSiteFile.ts"
import { operatorLayer } from "../operatorLayer.ts"
import { mapCallFailure } from "../toCallFailed.ts"
import { collectBody } from "../collectBody.ts"

/** The files of the served site, as its operator sees them. */
export class OperatorSiteFiles extends Context.Service<
  OperatorSiteFiles,
  {
    /** The site's files, and the paths of its images and videos. */
    readonly all: Effect.Effect<
      { readonly files: ReadonlyArray<WireSiteFile>; readonly assets: ReadonlyArray<string> },
      CallFailed
    >
    /** Returns the image or video at a path. */
    readonly asset: (path: string) => Effect.Effect<Uint8Array, CallFailed>
  }
>()("@listwright/adapters/OperatorSiteFiles") {}

/** Provides OperatorSiteFiles over the contract, with the operator's secret. */
export const layerSiteFilesHttp = operatorLayer(OperatorSiteFiles, ({ V1Catalog }) => ({
  all: mapCallFailure("file")(V1Catalog.siteFiles()),
  asset: (path) =>
    mapCallFailure("file")(
      Effect.flatMap(V1Catalog.siteAsset({ query: { path } }), (body) => collectBody({ body })),
    ),
}))
