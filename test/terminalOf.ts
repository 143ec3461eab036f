import { spawn } from "node:child_process"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { tokenOf } from "./token.ts"

const bin = join(import.meta.dirname, "../packages/cli/bin/listwright.js")

/** Runs the built terminal program with some arguments. */
export type RunTerminal = Awaited<ReturnType<typeof terminalOf>>

/** The built terminal program, signed in to a server as one of its demo users. */
export const terminalOf = async (url: string, user: string) => {
  const env = { ...process.env, LISTWRIGHT_URL: url, LISTWRIGHT_TOKEN: await tokenOf(url, user) }
  return async (...argv: ReadonlyArray<string>) => {
    const child = spawn(process.execPath, [bin, ...argv], { env, stdio: ["ignore", "pipe", "pipe"] })
    const ended = new Promise<number | null>((resolve) => child.once("close", resolve))
    const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
    return { code, stdout, stderr }
  }
}
