import { NodeCrypto } from "@effect/platform-node"
import type { Counts, CountUnavailable } from "@listwright/domain/counting"
import { Layer } from "effect"
import { Geography } from "@listwright/geography"
import type { UniverseUnusable } from "../format/UniverseErrors.ts"
import type { Suppressors } from "../question/Suppressors.ts"
import { CountsEngine } from "./CountsEngine.ts"
import type { Deliveries } from "./Deliveries.ts"
import { DeliveriesEngine } from "./DeliveriesEngine.ts"
import type { EngineOptions } from "../opened/openUniverse.ts"
import { Engines } from "./Engines.ts"
import type { RoutePlaces } from "./RoutePlaces.ts"
import { RoutePlacesEngine } from "./RoutePlacesEngine.ts"
import type { UniverseCodes } from "./UniverseCodes.ts"
import { UniverseCodesEngine } from "./UniverseCodesEngine.ts"
import type { UniverseStreets } from "./UniverseStreets.ts"
import { UniverseStreetsEngine } from "./UniverseStreetsEngine.ts"

/** The services that a running engine provides to a site. */
export const engineAnswers: Layer.Layer<
  Counts | Deliveries | RoutePlaces | UniverseCodes | UniverseStreets,
  never,
  Engines | Suppressors
> = Layer.mergeAll(
  CountsEngine,
  DeliveriesEngine,
  RoutePlacesEngine,
  UniverseCodesEngine,
  UniverseStreetsEngine,
).pipe(Layer.provide([Geography.layer, NodeCrypto.layerDigest]))

/**
 * The count engine for a finished universe folder, in its own process, which lives as long as the layer. Fails if one
 * of the universe's files is missing or damaged, and names the file.
 */
export const engineLayer = (
  universeFolder: string,
  options: EngineOptions = {},
): Layer.Layer<
  Counts | Deliveries | RoutePlaces | UniverseCodes | UniverseStreets | Engines,
  UniverseUnusable | CountUnavailable,
  Suppressors
> => Layer.provideMerge(engineAnswers, Engines.layer(universeFolder, options))
