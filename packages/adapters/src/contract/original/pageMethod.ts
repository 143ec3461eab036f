import type { Schema } from "effect"
import { HttpApiEndpoint } from "effect/http-api"
import { Envelope } from "./Envelope.ts"

/** One call of the original contract: page, name, body, and what DataSource holds. */
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
