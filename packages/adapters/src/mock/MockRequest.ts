import type { Schema } from "effect"

/** A call as the mock sees it: already matched with its path. */
export interface MockRequest {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  /** null when it is missing or not JSON. */
  readonly body: Schema.Json
  readonly headers: Headers
}

export interface MockAnswer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Each as a `set-cookie` of its own. */
  readonly cookies?: ReadonlyArray<string>
  /** JSON, unless the headers name another type: then a text, in base64 where `isBinary` says so. */
  readonly body: Schema.Json
}

/** Answers one call; undefined leaves it to what was recorded. */
export type MockCall = (request: MockRequest) => MockAnswer | undefined
