import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { startPostgresql } from "../../../../scripts/postgresql.ts"
import { startServer } from "../../src/index.ts"
import { lendDemo } from "../site/lendDemo.ts"
import { lendSite } from "../site/lendSite.ts"
import { withOwnPostgres } from "../storage/databases.ts"
import { postgresUrl } from "../storage/postgresModel.ts"
import { serveInProcess } from "./servedProcess.ts"
import { wayTo } from "../storage/wayTo.ts"

const url = postgresUrl()

describe.runIf(url !== null)("a site over PostgreSQL", { timeout: 240_000 }, () => {
  it("does not begin empty beside an embedded database with users, unless that is said", async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), "listwright-postgres-"))
    await lendSite(dataFolder, 20_000)
    await withOwnPostgres(url ?? "", async (databaseUrl) => {
      const start = (startEmpty?: boolean) =>
        startServer({ port: 0, dataFolder, records: 20_000, databaseUrl, startEmpty })
      await expect(start()).rejects.toMatchObject({
        _tag: "SiteLeftBehind",
        message: expect.stringMatching(/ contains this site's 5 users and 0 orders\.[^]*--start-empty/),
      })
      await (await start(true)).close()
      // From then on the database is the site's.
      await (await start()).close()
    })
    await rm(dataFolder, { recursive: true, force: true })
  })

  it("is unwell while the database is away, and says so", async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), "listwright-postgres-"))
    await lendDemo(dataFolder)
    await withOwnPostgres(url ?? "", async (databaseUrl) => {
      const way = await wayTo(databaseUrl)
      const server = await startServer({ port: 0, dataFolder, records: 20_000, databaseUrl: way.url })
      const health = async () => {
        const reply = await fetch(`${server.url}/api/v1/health`)
        return [reply.status, await reply.json()]
      }
      await expect.poll(health).toEqual([200, { ok: true, snapshot: expect.stringMatching(/./) }])
      await way.close()
      expect(await health()).toEqual([
        503,
        {
          _tag: "Unwell",
          ok: false,
          message: "The database isn't responding.",
          problems: [{ part: "database", message: "The database isn't responding." }],
        },
      ])
      await way.open()
      await expect.poll(async () => (await health())[0], { timeout: 10_000 }).toBe(200)
      await server.close()
      await way.close()
    })
    await rm(dataFolder, { recursive: true, force: true })
  })

  it("logs an outage of the database in one line, and in another that it is over", async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), "listwright-postgres-"))
    await lendDemo(dataFolder)
    const postgresql = await startPostgresql()
    const server = serveInProcess(["--port", "0", "--data", dataFolder, "--records", "20000"], {
      DATABASE_URL: postgresql.url,
    })
    const ready = "Listwright is ready at "
    await server.says(ready)
    const address = server.said().split(ready)[1]?.split("\n")[0] ?? ""
    const before = server.said().length
    await postgresql.crash()
    await server.says("hasn't been reachable since ")
    for (let request = 0; request < 5; request++) {
      const body = JSON.stringify({
        email: "demo@listwright.example",
        password: "Demo-Portal-2026",
        name: "t",
      })
      const headers = { "content-type": "application/json" }
      const reply = await fetch(`${address}/api/v1/tokens`, { method: "POST", headers, body })
      expect(reply.status).toBe(503)
    }
    await postgresql.restart()
    await server.says("is reachable again after ")
    expect(
      server
        .said()
        .slice(before)
        .split("\n")
        .filter((line) => line !== ""),
    ).toEqual([
      expect.stringMatching(
        /ERROR .*: The database at 127\.0\.0\.1:\d+ hasn't been reachable since 20\d\d-\d\d-\d\dT[\d:.]+Z: .+\. Check that PostgreSQL runs there .* you don't need to restart it/,
      ),
      expect.stringMatching(
        /INFO .*: The database at 127\.0\.0\.1:\d+ is reachable again after \d+ seconds?\. Meanwhile \d+ attempts of jobs and requests failed; to log each, set LISTWRIGHT_LOG_DEBUG=1\.$/,
      ),
    ])
    server.child.kill("SIGTERM")
    await server.ended
    await postgresql.stop()
    await rm(dataFolder, { recursive: true, force: true })
  })
})
