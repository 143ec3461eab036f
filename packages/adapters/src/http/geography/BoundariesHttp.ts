import { Boundaries } from "@listwright/domain/geography"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { envelopeData } from "../envelopeData.ts"

/** Provides Boundaries over the contract. */
export const layerBoundariesHttp = Layer.effect(
  Boundaries,
  Effect.map(ApiClient, ({ Geography }) =>
    Boundaries.of({
      zipsAround: ({ center: [x, y], miles: r }) =>
        Effect.map(
          envelopeData(Geography.MapData({ query: { type: "radius_zip", x, y, r } })),
          ({ Boundaries: found, IsApproximate: isApproximate }) => ({
            zips: found.map(({ id }) => id),
            isApproximate,
          }),
        ),
    }),
  ),
)
