import { existsSync } from "node:fs"
import { cp, mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { startServer } from "../../src/index.ts"
import { signedIn } from "../http/caller.ts"
import { withOwnPostgres } from "../storage/databases.ts"
import { postgresUrl } from "../storage/postgresModel.ts"
import { lendDemo } from "../site/lendDemo.ts"

const url = postgresUrl()

describe.runIf(url !== null)("a server over PostgreSQL", () => {
  it("makes its site there and finds it again", async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), "listwright-postgres-"))
    await lendDemo(dataFolder)
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

  it("has one site, and one server: other folders and copies are refused with what to do", async () => {
    const folder = await mkdtemp(join(tmpdir(), "listwright-postgres-"))
    const [own, other, copy] = ["own", "other", "copy"].map((name) => join(folder, name))
    await lendDemo(own ?? "")
    await withOwnPostgres(url ?? "", async (databaseUrl) => {
      const start = (dataFolder: string | undefined, adoptSite?: string) =>
        startServer({ port: 0, dataFolder, records: 20_000, databaseUrl, adoptSite })
      const first = await start(own)
      const id = String(JSON.parse(await readFile(join(own ?? "", "site", "identity.json"), "utf8")).siteId)

      const foreign = await start(other).then(String, (error: Error) => error.message)
      expect(foreign).toContain(
        `The database belongs to the site ${id}, but the data folder ${other} is new.`,
      )
      expect(foreign).toContain("--data")
      expect(foreign).toContain(`--adopt-site ${id}`)
      expect(existsSync(other ?? "")).toBe(false)

      await cp(own ?? "", copy ?? "", { recursive: true })
      const second = await start(copy).then(String, (error: Error) => error.message)
      expect(second).toContain(`${own}, is using this database.`)
      await first.close()

      await (await start(copy)).close()
      // The folder is lost: a new one takes over by its name.
      await cp(join(own ?? "", "universes"), join(other ?? "", "universes"), { recursive: true })
      await (await start(other, id)).close()
      await (await start(other)).close()
    })
    await rm(folder, { recursive: true, force: true })
  })
})
