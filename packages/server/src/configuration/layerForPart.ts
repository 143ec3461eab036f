import { hasPart, type Part } from "@listwright/domain/parts"
import { Effect, Layer } from "effect"
import { Site } from "./Site.ts"

/** Runs a part's job, or serves its page, on sites that have the part; does nothing on other sites [p6-parts]. */
export const layerForPart = <E, R>(
  part: Part,
  layer: Layer.Layer<never, E, R>,
): Layer.Layer<never, E, R | Site> =>
  Layer.unwrap(Effect.map(Site, ({ configuration }) => (hasPart(configuration, part) ? layer : Layer.empty)))
