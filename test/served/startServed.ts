import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { createInterface } from "node:readline"

/** The addresses of a served site. */
export interface ServedAddress {
  readonly url: string
  /** Makes users: `makePerson`. */
  readonly control: string
}

/** Starts the server under the tests; `stop` ends it and removes its folder. */
export const startServed = async (): Promise<{
  readonly address: ServedAddress
  readonly stop: () => Promise<void>
}> => {
  const child = spawn(
    process.execPath,
    ["--conditions=listwright-source", join(import.meta.dirname, "main.ts")],
    { stdio: ["pipe", "pipe", "inherit"] },
  )
  const ended = once(child, "exit")
  const first = once(createInterface(child.stdout), "line")
  const line = await Promise.race([first, ended.then(() => null)])
  if (line === null) throw new Error(`The server under the tests ended with ${child.exitCode}.`)
  const address: ServedAddress = JSON.parse(String(line[0]))
  return {
    address,
    stop: async () => {
      child.stdin.end()
      await ended
    },
  }
}
