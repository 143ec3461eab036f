import { randomUUID } from "node:crypto"
import { ClickHouseFailed } from "./ClickHouseErrors.ts"

/** A statement's settings, by name. */
type Settings = Readonly<Record<string, string>>

/**
 * Settings that override a server's profile: an unreachable shard and an exceeded limit are errors. Otherwise, counts
 * could be too low.
 */
const EXACT: Settings = {
  skip_unavailable_shards: "0",
  read_overflow_mode: "throw",
  group_by_overflow_mode: "throw",
  sort_overflow_mode: "throw",
  result_overflow_mode: "throw",
  timeout_overflow_mode: "throw",
  set_overflow_mode: "throw",
  transfer_overflow_mode: "throw",
  distinct_overflow_mode: "throw",
}

/** Settings with limits high enough for a definition's polygons. */
const ROOM: Settings = {
  max_query_size: "67108864",
  max_ast_elements: "10000000",
  max_expanded_ast_elements: "10000000",
}

const HTTP: Settings = {
  default_format: "TabSeparated",
  // The status of the reply is that of the whole statement.
  wait_end_of_query: "1",
}

export interface Statement {
  readonly sql: string
  readonly settings?: Settings
  /** The rows to insert, encoded as bytes. */
  readonly body?: Uint8Array<ArrayBuffer>
  readonly signal?: AbortSignal | undefined
}

/** A single server, accessed over HTTP. */
export class ClickHouseServer {
  readonly #url: URL
  /** The server's URL without the user and password, for messages. */
  readonly name: string

  constructor(url: URL) {
    this.#url = url
    this.name = url.host
  }

  /**
   * Returns the server's response as text; fails with `ClickHouseFailed`. Aborting also stops the statement on the
   * server.
   */
  async ask({ body, settings = {}, signal, sql }: Statement): Promise<string> {
    const url = new URL(this.#url)
    url.username = ""
    url.password = ""
    for (const [name, value] of Object.entries({ ...EXACT, ...ROOM, ...HTTP, ...settings }))
      url.searchParams.set(name, value)
    const id = randomUUID()
    url.searchParams.set("query_id", id)
    if (body !== undefined) url.searchParams.set("query", sql)
    const headers: Record<string, string> =
      this.#url.username === ""
        ? {}
        : {
            "X-ClickHouse-User": decodeURIComponent(this.#url.username),
            "X-ClickHouse-Key": decodeURIComponent(this.#url.password),
          }
    let answered: { readonly ok: boolean; readonly text: string }
    try {
      const reply = await fetch(url, { method: "POST", headers, body: body ?? sql, signal: signal ?? null })
      answered = { ok: reply.ok, text: await reply.text() }
    } catch (cause) {
      if (signal?.aborted === true) {
        // Its answer says nothing that anybody still wants to know.
        await this.ask({ sql: `KILL QUERY WHERE query_id = '${id}' ASYNC` }).catch(() => undefined)
        signal.throwIfAborted()
      }
      const reason =
        cause instanceof Error && cause.cause instanceof Error ? cause.cause.message : String(cause)
      throw new ClickHouseFailed({ server: this.name, reason: `cannot be reached: ${reason}` })
    }
    if (!answered.ok) throw new ClickHouseFailed({ server: this.name, reason: answered.text.trim() })
    return answered.text
  }
}
