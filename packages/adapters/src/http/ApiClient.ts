import { Context } from "effect"
import type { HttpApiClient } from "effect/http-api"
import type { Api } from "../contract/Api.ts"

/** Every call of the contract. An interface, because the compiler does not write out a type of this size. */
export interface Calls extends HttpApiClient.ForApi<typeof Api> {}

/** The contract, as a client of it. */
export class ApiClient extends Context.Service<ApiClient, Calls>()("@listwright/adapters/ApiClient") {}
