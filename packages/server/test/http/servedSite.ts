import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PGlite } from "@electric-sql/pglite"
import { afterAll, beforeAll } from "vitest"
import { type Site, startSite } from "../start/startSite.ts"

/** People in the universes of these tests. */
export const RECORDS = 20_000
export const PASSWORD = "Demo-Portal-2026"

/** Makes the demo users ordinary ones, which a publicly reachable site may have. */
const keepUsers = async (dataFolder: string): Promise<void> => {
  const database = new PGlite(join(dataFolder, "site", "database"))
  await database.exec("UPDATE users SET is_demo = false")
  await database.close()
}

/** Adds to a JSON file. */
const addTo = async (file: string, added: Readonly<Record<string, unknown>>): Promise<void> => {
  const known: Record<string, unknown> = JSON.parse(await readFile(file, "utf8"))
  await writeFile(file, JSON.stringify({ ...known, ...added }))
}

/**
 * A site of its own for one test file, really listening. `settings`, `secrets`: what its site.json and secrets.json say
 * otherwise.
 */
export const servedSite = (
  settings: Readonly<Record<string, unknown>> = {},
  secrets: Readonly<Record<string, unknown>> = {},
): { readonly url: () => string; readonly folder: () => string } => {
  let folder = ""
  let server: Site | undefined
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "listwright-http-"))
    const start = () =>
      startSite({ dataFolder: folder, records: RECORDS, screensFolder: join(folder, "none") })
    server = await start()
    if (Object.keys(settings).length === 0) return
    await server.close()
    await addTo(join(folder, "site", "site.json"), settings)
    await addTo(join(folder, "site", "secrets.json"), secrets)
    await keepUsers(folder)
    server = await start()
  })
  afterAll(async () => {
    await server?.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  })
  return { url: () => server?.url ?? "", folder: () => folder }
}

export interface Reply {
  readonly status: number
  readonly headers: Headers
  /** What an answer holds is what these tests look at, so nothing is known of it beforehand. */
  readonly body: ReturnType<typeof JSON.parse>
}

export interface Caller {
  readonly call: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Reply>
  readonly post: (path: string, body?: unknown) => Promise<Reply>
  /** What the client sends to be known again, for requests that tests make themselves. */
  readonly cookie: () => string
}

/** A client that remembers its cookie, as a browser does. */
export const caller = (url: () => string): Caller => {
  let cookie = ""
  const call: Caller["call"] = async (method, path, body, headers = {}) => {
    const response = await fetch(`${url()}${path}`, {
      method,
      headers: { "content-type": "application/json", ...(cookie === "" ? {} : { cookie }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    })
    const set = response.headers.getSetCookie().find((one) => /^(__Host-)?listwright_session=/.test(one))
    if (set !== undefined) cookie = set.split(";")[0] ?? ""
    const text = await response.text()
    const isJson = response.headers.get("content-type")?.includes("json") === true
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
  }
  return { call, post: (path, body = {}) => call("POST", path, body), cookie: () => cookie }
}

/** The same, signed in. */
export const signedIn = async (url: () => string, email = "demo@listwright.example"): Promise<Caller> => {
  const client = caller(url)
  const { body } = await client.post("/Login.aspx/LoginUser", { email, password: PASSWORD })
  if (body.d.ResultFlag !== true) throw new Error(`signing in failed: ${body.d.ResultMessage}`)
  return client
}

export const zipDefinition = (...zips: ReadonlyArray<string>) => ({
  version: 1,
  listType: 10,
  areas: zips.map((zip) => ({ kind: "zip", zip, excluded: false })),
  audience: { unit: "individuals", criteria: [] },
  phoneOption: "phonesWhereAvailable",
  emailOption: null,
  suppressions: { orders: { mode: "off" }, savedCounts: { mode: "off" }, files: { mode: "off" } },
  occupant: null,
})
