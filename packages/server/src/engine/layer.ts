import type { Counts, CountUnavailable } from "@listwright/domain"
import { Layer } from "effect"
import * as Digest from "effect/crypto/Digest"
import { Geography } from "../geography/Geography.ts"
import type { UniverseUnusable } from "../universe/UniverseErrors.ts"
import { CountsEngine } from "./CountsEngine.ts"
import type { Deliveries } from "./Deliveries.ts"
import { DeliveriesEngine } from "./DeliveriesEngine.ts"
import { EngineProcess } from "./EngineProcess.ts"
import type { UniverseCodes } from "./UniverseCodes.ts"
import { UniverseCodesEngine } from "./UniverseCodesEngine.ts"

/**
 * The count engine over a finished universe folder, in a process of its own that lives as long as the layer. It fails
 * when a file of the universe is missing or damaged, naming the file.
 */
export const engineLayer = (
  universeFolder: string,
): Layer.Layer<Counts | Deliveries | UniverseCodes | EngineProcess, UniverseUnusable | CountUnavailable> =>
  Layer.mergeAll(CountsEngine, DeliveriesEngine, UniverseCodesEngine).pipe(
    Layer.provideMerge(EngineProcess.layer(universeFolder)),
    Layer.provide([Geography.layer, Digest.layerWebCrypto]),
  )
