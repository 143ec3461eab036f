import { type ChildProcess, spawn } from "node:child_process"
import { fileURLToPath } from "node:url"

const main = fileURLToPath(new URL("../../src/start/main.ts", import.meta.url))

export interface ServedProcess {
  readonly child: ChildProcess
  /** Returns everything that the process wrote so far, to either stream. */
  readonly said: () => string
  /** Its exit code, null after a signal. */
  readonly ended: Promise<number | null>
  /** Waits for a text; rejects when the process ends without it. */
  readonly says: (text: string) => Promise<void>
}

/** Listens to a process whose streams are pipes. */
export const heard = (child: ChildProcess): ServedProcess => {
  let text = ""
  const listeners = new Set<() => void>()
  const hear = (data: Buffer) => {
    text += String(data)
    for (const listener of listeners) listener()
  }
  child.stdout?.on("data", hear)
  child.stderr?.on("data", hear)
  const ended = new Promise<number | null>((resolve) => child.once("close", (code) => resolve(code)))
  const says = (wanted: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (!text.includes(wanted)) return
        listeners.delete(look)
        resolve()
      }
      listeners.add(look)
      look()
      void ended.then(() => reject(new Error(`ended without saying '${wanted}':\n${text}`)))
    })
  return { child, said: () => text, ended, says }
}

/**
 * Starts a server as `npm start` does. `disk` names a folder that becomes a disk with a number of megabytes; only
 * this process and its children see it.
 */
export const serveInProcess = (
  argv: ReadonlyArray<string>,
  environment: Readonly<Record<string, string>> = {},
  disk?: { readonly folder: string; readonly megabytes: number },
): ServedProcess => {
  const { PORT: _port, DATABASE_URL: _url, LISTWRIGHT_DATA: _data, ...inherited } = process.env
  const command = [process.execPath, "--conditions=listwright-source", main, ...argv]
  const [program = "", ...rest] =
    disk === undefined
      ? command
      : [
          "unshare",
          "--user",
          "--map-root-user",
          "--mount",
          "sh",
          "-c",
          `mount -t tmpfs -o size=${disk.megabytes}m none "$0" && exec "$@"`,
          disk.folder,
          ...command,
        ]
  return heard(
    spawn(program, rest, { env: { ...inherited, ...environment }, stdio: ["ignore", "pipe", "pipe"] }),
  )
}
