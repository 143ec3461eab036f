import { Context } from "effect"
import type { HttpApiClient } from "effect/http-api"
import type { Api } from "../contract/Api.ts"

/** Every call in the contract. It's an interface because the compiler doesn't write out a type of this size. */
export interface Calls extends HttpApiClient.ForApi<typeof Api> {}

/** A client for the contract. */
export class ApiClient extends Context.Service<ApiClient, Calls>()("@listwright/adapters/ApiClient") {}
