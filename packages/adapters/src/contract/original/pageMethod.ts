import type { Schema } from "effect"
import { HttpApiEndpoint } from "effect/http-api"
import { Envelope } from "./Envelope.ts"

/** Defines an original-contract call by its page, name, body, and DataSource contents. */
export const pageMethod = <
  const Page extends string,
  const Name extends string,
  P extends Schema.Top,
  R extends Schema.Top,
>(
  page: Page,
  name: Name,
  payload: P,
  data: R,
) => HttpApiEndpoint.post(name, `/${page}.aspx/${name}`, { payload, success: Envelope(data) })
