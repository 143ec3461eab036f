import type { Schema } from "effect"
import { HttpApiEndpoint } from "effect/http-api"
import { Envelope } from "./Envelope.ts"

/** Defines a call of the original contract by its page, name, body, and the contents of DataSource. */
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
