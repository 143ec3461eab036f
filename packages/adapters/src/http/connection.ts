import { Effect, flow, Layer } from "effect"
import { FetchHttpClient, HttpClient, HttpClientRequest } from "effect/http"
import { OPERATOR_HEADER } from "../contract/v1/Operator.ts"
import { ORDER_SESSION_HEADER, OrderSession } from "./OrderSession.ts"
import { withProgress } from "./withProgress.ts"

export interface ApiClientOptions {
  /** The server's URL without a path: 'http://127.0.0.1:4380'. */
  readonly baseUrl: string
  /** The token, for the terminal and scripts; browsers use a cookie. */
  readonly token?: string
  /** The operator's secret. */
  readonly operator?: string
  /** Called with the number of calls in flight whenever it changes. */
  readonly onProgress?: (underWay: number) => void
}

const withToken =
  (token: string | undefined) =>
  (client: HttpClient.HttpClient): HttpClient.HttpClient =>
    token === undefined ? client : HttpClient.mapRequest(client, HttpClientRequest.bearerToken(token))

const withOperator =
  (operator: string | undefined) =>
  (client: HttpClient.HttpClient): HttpClient.HttpClient =>
    operator === undefined
      ? client
      : HttpClient.mapRequest(client, HttpClientRequest.setHeader(OPERATOR_HEADER, operator))

const withOrderSession = (client: HttpClient.HttpClient): HttpClient.HttpClient =>
  HttpClient.mapRequestEffect(client, (request) =>
    Effect.map(OrderSession, (draftId) =>
      draftId === null ? request : HttpClientRequest.setHeader(request, ORDER_SESSION_HEADER, draftId),
    ),
  )

/** Returns a client's connection to the server, for any part of the contract. */
export const clientConnection = ({ baseUrl, token, operator, onProgress }: ApiClientOptions) => ({
  baseUrl,
  transformClient: flow(
    withToken(token),
    withOperator(operator),
    withOrderSession,
    onProgress === undefined ? (client: HttpClient.HttpClient) => client : withProgress(onProgress),
  ),
})

/** Looks up `fetch` on each call so that a replacement, such as a mock, takes effect. */
const fetchNow: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init)

/** Makes calls over `fetch`, with the site's cookie. */
export const layerFetch = FetchHttpClient.layer.pipe(
  Layer.provide(Layer.succeed(FetchHttpClient.RequestInit, { credentials: "same-origin" })),
  Layer.provide(Layer.succeed(FetchHttpClient.Fetch, fetchNow)),
  // Nothing reads a client's traces, and their headers tell servers which calls belong together.
  Layer.provide(Layer.succeed(HttpClient.TracerPropagationEnabled, false)),
)
