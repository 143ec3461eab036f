import { once } from "node:events"
import { createServer, type IncomingMessage } from "node:http"
import { assert, describe, it } from "vitest"
import { ClickHouseFailed, ClickHouseUrlUnreadable } from "../../src/sql/clickhouse/ClickHouseErrors.ts"
import { ClickHouseServer } from "../../src/sql/clickhouse/ClickHouseServer.ts"
import { clickHouseDialect } from "../../src/sql/clickhouse/clickHouseDialect.ts"
import { nativeBlock } from "../../src/sql/clickhouse/nativeBlock.ts"
import { readShards } from "../../src/sql/clickhouse/Shards.ts"

interface Asked {
  readonly request: IncomingMessage
  readonly body: string
}

/** A server that answers everything alike and remembers what it was asked. */
const withServer = async (
  status: number,
  answer: string,
  work: (url: URL, asked: ReadonlyArray<Asked>) => Promise<void>,
): Promise<void> => {
  const asked: Array<Asked> = []
  const server = createServer((request, reply) => {
    let body = ""
    request.on("data", (part: Buffer) => (body += part.toString("latin1")))
    request.on("end", () => {
      asked.push({ request, body })
      reply.writeHead(status).end(answer)
    })
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  const port = address !== null && typeof address === "object" ? address.port : 0
  try {
    await work(new URL(`http://somebody:se%20cret@127.0.0.1:${port}`), asked)
  } finally {
    server.close()
  }
}

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => assert.fail("it was answered"),
    (cause: unknown) => cause,
  )

describe("A ClickHouse server", () => {
  it("is told to answer exactly or not at all, by its user", async () => {
    await withServer(200, "1\t2\n", async (url, asked) => {
      assert.strictEqual(await new ClickHouseServer(url).ask({ sql: "SELECT 1, 2" }), "1\t2\n")
      const [{ body, request } = assert.fail("nobody asked")] = asked
      const { searchParams } = new URL(request.url ?? "", url)
      assert.strictEqual(body, "SELECT 1, 2")
      assert.strictEqual(searchParams.get("skip_unavailable_shards"), "0")
      assert.strictEqual(searchParams.get("timeout_overflow_mode"), "throw")
      assert.strictEqual(searchParams.get("wait_end_of_query"), "1")
      assert.strictEqual(request.headers["x-clickhouse-user"], "somebody")
      assert.strictEqual(request.headers["x-clickhouse-key"], "se cret")
      assert.notInclude(request.url ?? "", "cret")
    })
  })

  it("fails with what it said", async () => {
    await withServer(500, "Code: 279, all connection tries failed\n", async (url) => {
      const failure = await failureOf(new ClickHouseServer(url).ask({ sql: "SELECT 1" }))
      assert.instanceOf(failure, ClickHouseFailed)
      assert.strictEqual(
        String(failure instanceof Error && failure.message),
        `ClickHouse at ${url.host}: Code: 279, all connection tries failed`,
      )
    })
  })

  it("fails when it cannot be reached, without naming its password", async () => {
    let gone = new URL("http://127.0.0.1")
    await withServer(200, "", (url) => {
      gone = url
      return Promise.resolve()
    })
    const failure = await failureOf(new ClickHouseServer(gone).ask({ sql: "SELECT 1" }))
    assert.instanceOf(failure, ClickHouseFailed)
    assert.match(String(failure instanceof Error && failure.message), /cannot be reached: .*ECONNREFUSED/)
    assert.notInclude(JSON.stringify(failure), "cret")
  })
})

describe("CLICKHOUSE_URL", () => {
  it("names shards between spaces and replicas between commas", () => {
    const hosts = (text: string) => readShards(text).map((replicas) => replicas.map(({ host }) => host))
    assert.deepStrictEqual(hosts("http://one:8123"), [["one:8123"]])
    assert.deepStrictEqual(hosts(" http://a:1,http://b:2  https://c:3,http://d:4 "), [
      ["a:1", "b:2"],
      ["c:3", "d:4"],
    ])
  })

  it.for(["", "one:8123", "http://a, http://b", "ftp://a"])("refuses '%s'", (text) => {
    assert.throws(() => readShards(text), ClickHouseUrlUnreadable)
  })
})

describe("The ClickHouse dialect", () => {
  it("writes texts that cannot be escaped from", () => {
    assert.strictEqual(clickHouseDialect.text("O'Neil\\"), "'O\\'Neil\\\\'")
  })

  it("writes rows column by column, as the Native format has them", () => {
    const block = nativeBlock(
      [
        { name: "A", type: "u16" },
        { name: "B", type: "text" },
        { name: "K", type: "u64" },
      ],
      [
        [1, 513],
        ["é", "x".repeat(200)],
        [2n ** 64n - 1n, 1n],
      ],
    )
    assert.strictEqual(
      Buffer.from(block).toString("latin1"),
      "\u0003\u0002" +
        "\u0001A\u0006UInt16\u0001\u0000\u0001\u0002" +
        `\u0001B\u0006String\u0002\u00c3\u00a9\u00c8\u0001${"x".repeat(200)}` +
        `\u0001K\u0006UInt64${"\u00ff".repeat(8)}\u0001${"\u0000".repeat(7)}`,
    )
  })
})
