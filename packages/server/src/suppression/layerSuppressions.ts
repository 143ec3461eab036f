import { join } from "node:path"
import { type DateTime, Layer } from "effect"
import type { Secret } from "@listwright/engine/matching"
import { layerLocationFilesSql } from "../locations/LocationFilesSql.ts"
import { layerDoNotSellSql } from "./do-not-sell/DoNotSellSql.ts"
import { FileReaders } from "./reading/FileReaders.ts"
import { layerSuppressionRowsSql } from "./SuppressionRows.ts"
import { layerSuppressionFilesSql } from "./SuppressionFilesSql.ts"
import { SuppressionFolders } from "./SuppressionFolders.ts"
import { layerSuppressorsSql } from "./SuppressorsSql.ts"

export interface SuppressionSettings {
  /** The site's data folder. */
  readonly dataFolder: string
  /** The site's time zone. */
  readonly zone: DateTime.TimeZone
  /** The secret that seals the do-not-sell list. */
  readonly secret: Secret
}

/** Everything about the do-not-sell list, accounts' suppressions, and the location files that lists refer to. */
export const layerSuppressions = ({ dataFolder, secret, zone }: SuppressionSettings) =>
  layerSuppressorsSql.pipe(
    Layer.provideMerge(Layer.merge(layerSuppressionFilesSql, layerSuppressionRowsSql)),
    Layer.provideMerge(layerDoNotSellSql(secret)),
    Layer.provideMerge(layerLocationFilesSql(join(dataFolder, "locations"))),
    Layer.provideMerge(FileReaders.layer),
    Layer.provideMerge(
      Layer.succeed(SuppressionFolders, {
        deliveries: join(dataFolder, "deliveries"),
        suppressions: join(dataFolder, "suppressions"),
        uploads: join(dataFolder, "uploads"),
        zone,
      }),
    ),
  )
