import { Context, type Effect, Layer } from "effect"
import { AccountApi } from "../contract/AccountApi.ts"
import { createContractClient } from "./createContractClient.ts"
import { type ApiClientOptions, clientConnection, layerFetch } from "./connection.ts"

const make = (options: ApiClientOptions) => createContractClient(AccountApi, clientConnection(options))

/** The calls in `AccountApi`, for clients that load no other part of the contract. */
export class AccountClient extends Context.Service<AccountClient, Effect.Success<ReturnType<typeof make>>>()(
  "@listwright/adapters/AccountClient",
) {}

/** Provides the client over `fetch`; interrupting a call aborts its request. */
export const layerAccountClient = (options: ApiClientOptions): Layer.Layer<AccountClient> =>
  Layer.effect(AccountClient, make(options)).pipe(Layer.provide(layerFetch))
