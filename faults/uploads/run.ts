import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { groupBy } from "../../packages/domain/src/shared/groupBy.ts"
import { startSite } from "../../packages/server/test/start/startSite.ts"
import { keepResult } from "../../scripts/proof/results.ts"
import { randomOf } from "../random.ts"
import { largeFiles, smallFiles } from "./pile.ts"
import { type Tried, tryUpload } from "./tryUpload.ts"

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    files: { type: "string", default: "1000" },
  },
})
const folder = mkdtempSync(join(tmpdir(), "listwright-uploads-"))
const options = { dataFolder: folder, records: 20_000, screensFolder: join(folder, "none") }

/** A site whose users may upload as many files as they like. */
const startPatientSite = async () => {
  await (await startSite(options)).close()
  const file = join(folder, "site", "site.json")
  const site = JSON.parse(readFileSync(file, "utf8"))
  writeFileSync(file, JSON.stringify({ ...site, quotas: { ...site.quotas, uploads: 1_000_000 } }))
  return startSite(options)
}

const site = await startPatientSite()
const json = { "content-type": "application/json" }
const ask = async (path: string, method: string, headers: Readonly<Record<string, string>>, body?: unknown) =>
  JSON.parse(
    await (
      await fetch(`${site.url}${path}`, {
        method,
        headers: { ...json, ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
    ).text(),
  )
const who = { email: "demo@listwright.example", password: "Demo-Portal-2026", name: "uploads" }
const { token } = await ask("/api/v1/tokens", "POST", {}, who)
const headers = { authorization: `Bearer ${token}` }
const { id } = await ask("/api/v1/drafts", "POST", headers, { listType: 10 })
const draft = () => ask(`/api/v1/drafts/${id}`, "GET", headers)
const before = JSON.stringify(await draft())

const tried: Array<Tried> = []
const random = randomOf(Number(values.seed))
for (const files of [smallFiles(random, Number(values.files)), largeFiles()])
  for (const file of files) {
    tried.push(
      await tryUpload({ url: site.url, headers }, file).catch((cause: unknown): Tried => ({
        kind: file.kind,
        said: "",
        found: 0,
        failed: 0,
        problem: cause instanceof Error ? `${cause.message}: ${String(cause.cause)}` : String(cause),
      })),
    )
    const last = tried.at(-1)
    if (last?.problem !== null) process.stdout.write(`${last?.kind}: ${last?.problem}\n`)
  }
const unchanged = JSON.stringify(await draft()) === before
await site.close()
rmSync(folder, { recursive: true, force: true })

const kinds = [...groupBy(tried, ({ kind }) => kind)].map(([kind, own]) => ({
  kind,
  files: own.length,
  refused: own.filter(({ said }) => said !== "").length,
  read: own.filter(({ said }) => said === "").length,
  unclear: own.filter(({ problem }) => problem !== null).length,
  says: own.find(({ said }) => said !== "")?.said ?? "",
}))
const unclear = tried.filter(({ problem }) => problem !== null).length
const summary = `${tried.length} files, ${unclear} without a clear outcome; the draft is ${unchanged ? "unchanged" : "changed"}; seed ${values.seed}`
keepResult({
  check: "uploads",
  part: "files",
  failed: unclear > 0 || !unchanged,
  summary,
  details: kinds,
})
process.stdout.write(`${summary}\n`)
process.exit(unclear === 0 && unchanged ? 0 : 1)
