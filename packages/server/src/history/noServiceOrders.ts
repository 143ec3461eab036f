import { NotFound } from "@listwright/domain/shared"
import { Effect, Layer, Stream } from "effect"
import { ServiceOrders } from "./ServiceOrders.ts"

const missing = Effect.fail(new NotFound({ what: "order" }))

/** Provides no service orders for a site without services, even if some are stored. */
export const layerNoServiceOrders = Layer.succeed(ServiceOrders, {
  page: () => Effect.succeed({ items: [], total: 0 }),
  all: () => Stream.empty,
  detail: () => missing,
  file: () => missing,
  add: (_, badLines = []) => Effect.succeed({ added: 0, replaced: 0, badLines }),
})
