import { fork } from "node:child_process"
import { mkdir, symlink } from "node:fs/promises"
import { Agent, request } from "node:http"
import { join, resolve } from "node:path"
import { fileURLToPath } from "node:url"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import { Schema } from "effect"
import { type Measured, measured } from "./Measured.ts"
import type { Ask, BenchQuestion } from "./questions.ts"

const RUNS = 41
const CLIENTS = 16
const SECONDS = 5
/** The address of each question; only the table of ages and incomes names its columns. */
const PATHS: Record<Ask, { readonly path: string; readonly more: object }> = {
  count: { path: "/counts", more: {} },
  waterfall: { path: "/counts/waterfall", more: {} },
  ageByIncome: { path: "/counts/cross-table", more: { rows: "AGE", columns: "INCOME" } },
  byZip: { path: "/counts/details", more: {} },
}

const decodeSite = Schema.decodeUnknownSync(
  Schema.Struct({
    url: Schema.String,
    demoUsers: Schema.Array(Schema.Struct({ email: Schema.String, password: Schema.String })),
  }),
)
const decodeToken = Schema.decodeUnknownSync(Schema.fromJsonString(Schema.Struct({ token: Schema.String })))
const decodeDelay = Schema.decodeUnknownSync(Schema.Struct({ p50: Schema.Number, p99: Schema.Number }))

type Post = (path: string, body: object) => Promise<string>

const poster = (url: string, authorization: string | undefined): Post => {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  return (path, body) =>
    new Promise((done, fail) => {
      const text = JSON.stringify(body)
      const headers = {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(text),
        ...(authorization === undefined ? {} : { authorization }),
      }
      const asked = request(`${url}/api/v1${path}`, { method: "POST", agent, headers }, (response) => {
        const parts: Array<Buffer> = []
        response.on("data", (part: Buffer) => parts.push(part))
        response.on("end", () => {
          const answer = Buffer.concat(parts).toString()
          if (response.statusCode === 200) done(answer)
          else fail(new Error(`${path} answered ${response.statusCode}: ${answer}`))
        })
      })
      asked.on("error", fail)
      asked.end(text)
    })
}

export interface HttpFigures {
  readonly rows: ReadonlyMap<string, Measured>
  /** Answers a second to all clients, and the times of each. */
  readonly clients: { readonly perSecond: number; readonly times: ReadonlyArray<number> }
  /** Milliseconds that the server's thread kept others waiting while 4 clients asked nationwide. */
  readonly delay: { readonly p50: number; readonly p99: number }
}

/** Runs several clients at once; each asks its next question as soon as it has its answer. */
const together = async (clients: number, ask: (run: number) => Promise<unknown>) => {
  const times: Array<number> = []
  const start = performance.now()
  let run = 0
  const client = async (): Promise<void> => {
    while (performance.now() - start < SECONDS * 1_000) {
      const asked = performance.now()
      await ask(run++)
      times.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return { perSecond: times.length / ((performance.now() - start) / 1_000), times }
}

/** Questions through HTTP, with a token, to a site in a process of its own. */
export const measureHttp = async (
  universe: string,
  folder: string,
  questions: ReadonlyArray<BenchQuestion>,
  many: {
    readonly zips: (run: number) => CanonicalDefinition
    readonly nation: (run: number) => CanonicalDefinition
  },
): Promise<HttpFigures> => {
  const data = join(folder, "site")
  await mkdir(join(data, "universes"), { recursive: true })
  await symlink(resolve(universe), join(data, "universes", "10"))
  const child = fork(fileURLToPath(new URL("./serve.ts", import.meta.url)), [data], {
    execArgv: ["--conditions=listwright-source"],
  })
  const heard = (): Promise<unknown> =>
    new Promise((done, fail) => {
      child.once("message", done)
      child.once("exit", () => fail(new Error("the server ended")))
    })
  const { demoUsers, url } = decodeSite(await heard())
  try {
    const [user] = demoUsers
    const issued = await poster(url, undefined)("/tokens", { ...user, name: "bench" })
    const { token } = decodeToken(issued)
    const post = poster(url, `Bearer ${token}`)
    const asking = (ask: Ask, definition: CanonicalDefinition) =>
      post(PATHS[ask].path, { definition, draftId: null, revision: 1, ...PATHS[ask].more })
    const rows = new Map<string, Measured>()
    for (const { ask, definition, name } of questions)
      rows.set(name, await measured(RUNS, (run) => asking(ask, definition(run))))
    await together(CLIENTS, (run) => asking("count", many.zips(1_000_000 + run)))
    const clients = await together(CLIENTS, (run) => asking("count", many.zips(run)))
    child.send("watch")
    await together(4, (run) => asking("count", many.nation(run)))
    child.send("delay")
    return { rows, clients, delay: decodeDelay(await heard()) }
  } finally {
    child.send("close")
    await new Promise((done) => child.once("exit", done))
  }
}
