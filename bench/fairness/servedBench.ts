import { fork } from "node:child_process"
import { readdirSync, readFileSync } from "node:fs"
import { mkdir, symlink } from "node:fs/promises"
import { Agent, request } from "node:http"
import { join, resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { Schema } from "effect"

const decodeSite = Schema.decodeUnknownSync(
  Schema.Struct({
    url: Schema.String,
    demoUsers: Schema.Array(Schema.Struct({ email: Schema.String, password: Schema.String })),
  }),
)
const decodeToken = Schema.decodeUnknownSync(Schema.fromJsonString(Schema.Struct({ token: Schema.String })))

const dataOf = <A>(data: Schema.Codec<A, unknown>) =>
  Schema.decodeUnknownSync(Schema.Struct({ d: Schema.Struct({ DataSource: data }) }))
const decodeUpload = dataOf(Schema.Struct({ TargetFile: Schema.String }))
const decodeLocated = dataOf(
  Schema.Struct({ LocationFile: Schema.Struct({ Hash: Schema.String, Locations: Schema.Int }) }),
)

export interface Posted {
  readonly answer: Promise<string>
  /** Closes the connection, as a client that goes away does. */
  readonly leave: () => void
}

export interface BenchUser {
  /** Uploads a file of addresses; answers the file of locations that it makes. */
  readonly locate: (csv: string) => Promise<{ readonly Hash: string; readonly Locations: number }>
  /** Uploads a suppression file; answers what matches it to people, by their homes and last names. */
  readonly suppress: (csv: string) => Promise<() => Posted>
  readonly post: (path: string, body: object) => Posted
}

const poster = (url: string, authorization: string | undefined): BenchUser => {
  const agent = new Agent({ keepAlive: true, maxSockets: 400 })
  const ask = async (path: string, body: RequestInit["body"], headers: object): Promise<unknown> => {
    const sent = await fetch(`${url}${path}`, {
      method: "POST",
      headers: { ...headers, ...(authorization === undefined ? {} : { authorization }) },
      body: body ?? null,
    })
    return await sent.json()
  }
  const send = (path: string, body: object): Posted => {
    const text = JSON.stringify(body)
    const headers = {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(text),
      ...(authorization === undefined ? {} : { authorization }),
    }
    const asked = request(`${url}${path}`, { method: "POST", agent, headers })
    const answer = new Promise<string>((done, fail) => {
      asked.on("response", (response) => {
        const parts: Array<Buffer> = []
        response.on("data", (part: Buffer) => parts.push(part))
        response.on("error", fail)
        response.on("end", () => {
          const said = Buffer.concat(parts).toString()
          if (response.statusCode === 200) done(said)
          else fail(new Error(`${path} answered ${response.statusCode}: ${said}`))
        })
      })
      asked.on("error", fail)
    })
    asked.end(text)
    return { answer, leave: () => asked.destroy() }
  }
  const upload = async (csv: string, name: string): Promise<string> => {
    const form = new FormData()
    form.append("file", new File([csv], name))
    return decodeUpload(await ask("/Common/ExcelUploader.ashx", form, {})).d.DataSource.TargetFile
  }
  return {
    suppress: async (csv) => {
      const file = await upload(csv, "customers.csv")
      const KeyColumns = { Address: "Address", Zip: "Zip", LastName: "Last" }
      return () => send("/PlaceOrder.aspx/ProcessCustomSuppressionFile", { file, listType: 10, KeyColumns })
    },
    locate: async (csv) => {
      const TargetFile = await upload(csv, "stores.csv")
      const located = await ask(
        "/PlaceOrder.aspx/GetAddressByFile2",
        JSON.stringify({ FilePath: TargetFile, type: 1 }),
        { "content-type": "application/json" },
      )
      return decodeLocated(located).d.DataSource.LocationFile
    },
    post: (path, body) => send(`/api/v1${path}`, body),
  }
}

/** The engine's process of a server. */
const engineOf = (server: number | undefined): number => {
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const [, after = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")
      const isChild = Number(after.split(" ")[1]) === server
      if (isChild && readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("process/main")) return Number(pid)
    } catch {
      // It ended in the meantime.
    }
  }
  throw new Error("the server has no engine")
}

/** A site over a universe in a process of its own, and two of its users. */
export const servedBench = async (universe: string, folder: string) => {
  const data = join(folder, "site")
  await mkdir(join(data, "universes"), { recursive: true })
  await symlink(resolve(universe), join(data, "universes", "10"))
  const child = fork(fileURLToPath(new URL("../count/serve.ts", import.meta.url)), [data], {
    execArgv: ["--conditions=listwright-source"],
  })
  const { demoUsers, url } = decodeSite(
    await new Promise((done, fail) => {
      child.once("message", done)
      child.once("exit", () => fail(new Error("the server ended")))
    }),
  )
  const users: Array<BenchUser> = []
  for (const user of demoUsers.slice(0, 2)) {
    const issued = await poster(url, undefined).post("/tokens", { ...user, name: "bench" }).answer
    users.push(poster(url, `Bearer ${decodeToken(issued).token}`))
  }
  return {
    users,
    enginePid: () => engineOf(child.pid),
    close: async (): Promise<void> => {
      child.send("close")
      await new Promise((done) => child.once("exit", done))
    },
  }
}
