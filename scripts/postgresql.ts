import { execFileSync, spawn } from "node:child_process"
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePort } from "./freePort.ts"

const binaries = (): string | undefined => {
  const versions = "/usr/lib/postgresql"
  if (existsSync(versions)) {
    const newest = readdirSync(versions).toSorted((a, b) => Number(b) - Number(a))[0]
    if (newest !== undefined) return join(versions, newest, "bin")
  }
  try {
    return join(execFileSync("pg_config", ["--bindir"], { encoding: "utf8" }).trim())
  } catch {
    return undefined
  }
}

/** The first user that is not root: PostgreSQL refuses to run as root. */
const servant = (): { readonly uid: number; readonly gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }).trim())
  return { uid: id("-u"), gid: id("-g") }
}

/**
 * Starts a throwaway PostgreSQL cluster on loopback; `stop` ends and deletes it. Installs Debian's package when it is
 * missing and we may; otherwise throws and says what to do.
 */
export const startPostgresql = async (): Promise<{
  readonly url: string
  readonly stop: () => Promise<void>
  /** Ends it as if the machine had crashed; `restart` brings it back with what was committed. */
  readonly crash: () => Promise<void>
  readonly restart: () => Promise<void>
}> => {
  if (binaries() === undefined && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    process.stderr.write("Installing Debian's postgresql for the storage tests...\n")
    execFileSync("apt-get", ["install", "-y", "-qq", "postgresql"], {
      stdio: ["ignore", "ignore", "inherit"],
    })
  }
  const bin = binaries()
  if (bin === undefined || !existsSync(join(bin, "initdb"))) {
    throw new Error(
      "The storage tests run on PostgreSQL too: install it (Debian: apt-get install postgresql), or name an empty " +
        "database in LISTWRIGHT_TEST_DATABASE_URL, or leave them out with: npm test -- --without-postgresql",
    )
  }
  const user = servant()
  const folder = mkdtempSync(join(tmpdir(), "listwright-postgresql-"))
  if (user !== undefined) chownSync(folder, user.uid, user.gid)
  const as = user === undefined ? {} : user
  const data = join(folder, "data")
  execFileSync(
    join(bin, "initdb"),
    ["-D", data, "-U", "listwright", "-A", "trust", "-E", "UTF8", "--no-sync"],
    {
      stdio: "ignore",
      cwd: folder,
      ...as,
    },
  )
  const port = await freePort()
  const start = async () => {
    const server = spawn(
      join(bin, "postgres"),
      [
        "-D",
        data,
        "-p",
        String(port),
        "-c",
        "listen_addresses=127.0.0.1",
        "-c",
        `unix_socket_directories=${folder}`,
        "-c",
        "fsync=off",
        "-c",
        "max_connections=200",
      ],
      { stdio: "ignore", cwd: folder, ...as },
    )
    const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()))
    const ready = join(bin, "pg_isready")
    for (let attempt = 0; ; attempt++) {
      try {
        execFileSync(ready, ["-h", "127.0.0.1", "-p", String(port), "-q"], { stdio: "ignore" })
        break
      } catch {
        if (attempt > 100) throw new Error("The throwaway PostgreSQL did not start.")
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
    return async (signal: "SIGINT" | "SIGQUIT") => {
      server.kill(signal)
      await ended
    }
  }
  let end = await start()
  return {
    url: `postgres://listwright@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await end("SIGINT")
      rmSync(folder, { recursive: true, force: true })
    },
    crash: () => end("SIGQUIT"),
    restart: async () => {
      end = await start()
    },
  }
}
