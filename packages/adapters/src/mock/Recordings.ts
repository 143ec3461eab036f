import type { Schema } from "effect"
import type { Exchange, Fixture } from "./Fixture.ts"
import type { MockAnswer, MockRequest } from "./MockRequest.ts"

const sorted = (value: Schema.Json | undefined): Schema.Json => {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== "object") return value ?? null
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, held]) => [key, sorted(held)]),
  )
}

const isSame = (a: Schema.Json | undefined, b: Schema.Json | undefined): boolean =>
  JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))

const asks = (exchange: Exchange, request: MockRequest): boolean =>
  isSame(exchange.request.body ?? null, request.body) &&
  isSame(exchange.request.params ?? {}, request.params) &&
  isSame(exchange.request.query ?? {}, request.query)

/** What was recorded, by call and title. Throws where nothing was: a mock never makes an answer up. */
export class Recordings {
  readonly fixtures: ReadonlyMap<string, Fixture>

  constructor(fixtures: ReadonlyMap<string, Fixture>) {
    this.fixtures = fixtures
  }

  exchanges(call: string): Fixture["exchanges"] {
    const fixture = this.fixtures.get(call)
    if (fixture === undefined) throw new Error(`Nothing was recorded of ${call}.`)
    return fixture.exchanges
  }

  titled(call: string, title: string): MockAnswer {
    const exchange = this.exchanges(call).find((other) => other.title === title)
    if (exchange === undefined) throw new Error(`Nothing called '${title}' was recorded of ${call}.`)
    return exchange.response
  }

  /** The answer to exactly this request of a user; undefined when it was never asked. */
  same(call: string, request: MockRequest): MockAnswer | undefined {
    return this.exchanges(call).find(
      (exchange) => exchange.response.status !== 401 && asks(exchange, request),
    )?.response
  }

  /** The first exchange of a call represents it. */
  first(call: string): Exchange {
    return this.exchanges(call)[0]
  }
}
