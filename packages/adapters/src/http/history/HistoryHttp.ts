import { History } from "@listwright/domain/history"
import { NetworkFailed } from "@listwright/domain/shared"
import { Effect, Layer } from "effect"
import { ApiClient, type Calls } from "../ApiClient.ts"

type Port = History["Service"]

/**
 * Loads the port on its first use, because building a list doesn't need it. If its file fails to load, no request was
 * made.
 */
const loaded = (api: Calls): Effect.Effect<Port, NetworkFailed> =>
  Effect.tryPromise({
    try: async () => (await import("./createHistoryPort.ts")).createHistoryPort(api),
    catch: () => new NetworkFailed(),
  })

/** Provides History over the contract. */
export const layerHistoryHttp = Layer.effect(
  History,
  Effect.map(ApiClient, (api) => {
    const port = loaded(api)
    return History.of({
      listOrders: (...asked) => Effect.flatMap(port, (history) => history.listOrders(...asked)),
      serviceOrders: (...asked) => Effect.flatMap(port, (history) => history.serviceOrders(...asked)),
      detail: (...asked) => Effect.flatMap(port, (history) => history.detail(...asked)),
      serviceDetail: (...asked) => Effect.flatMap(port, (history) => history.serviceDetail(...asked)),
      orderMoreAccount: (...asked) => Effect.flatMap(port, (history) => history.orderMoreAccount(...asked)),
      orderMore: (...asked) => Effect.flatMap(port, (history) => history.orderMore(...asked)),
      exportAll: (...asked) => Effect.flatMap(port, (history) => history.exportAll(...asked)),
    })
  }),
)
