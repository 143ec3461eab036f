import { existsSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { startServer } from "../../src/index.ts"
import { signedIn } from "../http/servedSite.ts"
import { postgresUrl, withOwnPostgres } from "../storage/databases.ts"

const url = postgresUrl()

describe.runIf(url !== null)("a server over PostgreSQL", () => {
  it("makes its site there and finds it again", async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), "listwright-postgres-"))
    await withOwnPostgres(url ?? "", async (databaseUrl) => {
      const options = { port: 0, dataFolder, records: 20_000, databaseUrl }
      const first = await startServer(options)
      const client = await signedIn(() => first.url)
      const { body: draft } = await client.post("/api/v1/drafts/open", { listType: 10 })
      await first.close()
      const second = await startServer(options)
      const again = await signedIn(() => second.url)
      expect((await again.post("/api/v1/drafts/open", { listType: 10 })).body).toEqual(draft)
      expect(existsSync(join(dataFolder, "site", "database"))).toBe(false)
      await second.close()
    })
    await rm(dataFolder, { recursive: true, force: true })
  })
})
