import { Layer } from "effect"
import { layerAccountClient } from "./AccountClient.ts"
import { layerAccountsHttp } from "./account/AccountsHttp.ts"
import { layerPasswordResetsHttp } from "./account/PasswordResetsHttp.ts"
import type { ApiClientOptions } from "./connection.ts"

/** Provides the ports available before a user signs in, without loading the rest of the contract. */
export const guestLayer = (options: ApiClientOptions) =>
  Layer.mergeAll(layerAccountsHttp, layerPasswordResetsHttp).pipe(Layer.provide(layerAccountClient(options)))
