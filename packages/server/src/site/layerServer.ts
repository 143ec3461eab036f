import { NodeServices } from "@effect/platform-node"
import { Layer } from "effect"
import { LiveQuestions } from "../counts/LiveQuestions.ts"
import { OfficialCounts } from "../counts/OfficialCounts.ts"
import { layerStoredRunsSql } from "../counts/StoredRunsSql.ts"
import { layerDraftsSql } from "../drafts/DraftsSql.ts"
import { Geography } from "../geography/Geography.ts"
import { ordersLayer } from "../orders/ordersLayer.ts"
import type { UniverseManifest } from "../universe/UniverseManifest.ts"
import type { DataFolder } from "./dataFolder.ts"
import { ServedUniverse } from "./ServedUniverse.ts"
import { layerOrderingTerms, layerSite } from "./Site.ts"
import type { SiteFile } from "./SiteFile.ts"

export interface Opened {
  readonly data: DataFolder
  readonly settings: SiteFile
  readonly manifest: UniverseManifest
}

/** Everything behind the calls, over an open database with its tables and users, and a running engine. */
export const layerServices = ({ data, settings, manifest }: Opened) =>
  ordersLayer({ dataFolder: data.folder, mailFrom: settings.contactEmail }).pipe(
    Layer.provideMerge(OfficialCounts.layer),
    Layer.provideMerge(
      Layer.mergeAll(layerStoredRunsSql, layerDraftsSql, LiveQuestions.layer, layerOrderingTerms),
    ),
    Layer.provideMerge(
      Layer.mergeAll(Geography.layer, layerSite(settings), Layer.succeed(ServedUniverse, { manifest })),
    ),
    Layer.provideMerge(NodeServices.layer),
  )
