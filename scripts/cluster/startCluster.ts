import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { configXml, type Ports, type Topology, USERS_XML } from "./serverConfig.ts"
import { freePort } from "../freePort.ts"

/** The paths where Debian's package and others install the program. */
const PROGRAMS = ["/usr/sbin/clickhouse-server", "/usr/bin/clickhouse-server"]

/** The program; installs Debian's package when it is missing and we may, otherwise throws and says what to do. */
export const installClickHouse = (): string => {
  const found = (): string | undefined => PROGRAMS.find((path) => existsSync(path))
  if (found() === undefined && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get"))
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "clickhouse-server"], {
      stdio: ["ignore", "ignore", "inherit"],
    })
  const program = found()
  if (program === undefined)
    throw new Error("install ClickHouse's server first (Debian: apt-get install clickhouse-server)")
  return program
}

export interface Cluster {
  /** The address in the form of CLICKHOUSE_URL. */
  readonly url: string
  /** Kills one server, as a machine that is lost. */
  readonly lose: (shard: number, replica: number) => Promise<void>
  /** Starts a lost one again, with what it had. */
  readonly bringBack: (shard: number, replica: number) => Promise<void>
  readonly stop: () => Promise<void>
}

const waitUntilReady = async (folder: string, http: number, child: ChildProcess): Promise<void> => {
  for (let tries = 0; tries < 600; tries++) {
    const reply = await fetch(`http://127.0.0.1:${http}/ping`).catch(() => null)
    if (reply?.ok === true) return
    if (child.exitCode !== null) break
    await setTimeout(100)
  }
  const errors = join(folder, "errors.log")
  const said = existsSync(errors) ? readFileSync(errors, "utf8").slice(-2_000) : "nothing"
  throw new Error(`a ClickHouse server did not start; it said: ${said}`)
}

/** Starts servers on loopback, in temporary folders, with a cluster of `shards` times `replicas`. */
export const startCluster = async (
  program: string,
  cluster: string,
  shards: number,
  replicas: number,
): Promise<Cluster> => {
  const folder = mkdtempSync(join(tmpdir(), "listwright-cluster-"))
  const topology: Topology = await Promise.all(
    Array.from({ length: shards }, () =>
      Promise.all(
        Array.from({ length: replicas }, async (): Promise<Ports> => ({
          http: await freePort(),
          tcp: await freePort(),
          interserver: await freePort(),
        })),
      ),
    ),
  )
  const running = new Map<string, ChildProcess>()

  const start = async (shard: number, replica: number): Promise<void> => {
    const ports = topology[shard]?.[replica]
    if (ports === undefined) throw new RangeError(`there is no replica ${replica} of shard ${shard}`)
    const own = join(folder, `${shard}-${replica}`)
    for (const inner of ["data", "tmp", "files", "schemas"]) mkdirSync(join(own, inner), { recursive: true })
    writeFileSync(join(own, "config.xml"), configXml(own, ports, cluster, topology))
    writeFileSync(join(own, "users.xml"), USERS_XML)
    const child = spawn(program, [`--config-file=${join(own, "config.xml")}`], { cwd: own, stdio: "ignore" })
    running.set(`${shard}-${replica}`, child)
    await waitUntilReady(own, ports.http, child)
  }

  const lose = async (shard: number, replica: number): Promise<void> => {
    const child = running.get(`${shard}-${replica}`)
    running.delete(`${shard}-${replica}`)
    if (child === undefined || child.exitCode !== null) return
    const ended = once(child, "exit")
    child.kill("SIGKILL")
    await ended
  }

  const stop = async (): Promise<void> => {
    for (const [shard, own] of topology.entries())
      for (const replica of own.keys()) await lose(shard, replica)
    rmSync(folder, { recursive: true, force: true })
  }

  try {
    for (const [shard, own] of topology.entries())
      for (const replica of own.keys()) await start(shard, replica)
  } catch (cause) {
    await stop()
    throw cause
  }
  const url = topology.map((own) => own.map(({ http }) => `http://127.0.0.1:${http}`).join(",")).join(" ")
  return { url, lose, bringBack: start, stop }
}
