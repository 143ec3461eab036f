import { spawn } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"

const root = join(import.meta.dirname, "..")

export interface Counts {
  readonly passed: number
  readonly failed: number
}

export const sumOf = (counts: ReadonlyArray<Counts>): Counts => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
})

/**
 * Runs a program of this repository that prints what it does and closes with `N passed, N failed`, and passes on what it
 * prints. One that says no numbers counts as one that passed or failed.
 */
export const counted = async (title: string, command: ReadonlyArray<string>): Promise<Counts> => {
  process.stdout.write(`\n${title}\n`)
  const child = spawn(process.execPath, command, {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  })
  let end = ""
  child.stdout.on("data", (chunk: Buffer) => {
    process.stdout.write(chunk)
    end = (end + chunk.toString()).slice(-1_000)
  })
  const status = await new Promise<number | null>((resolve) => child.once("close", resolve))
  const counts = /(\d+) passed, (\d+) failed\s*$/.exec(end)
  const passed = Number(counts?.[1] ?? (status === 0 ? 1 : 0))
  const failed = Number(counts?.[2] ?? 0)
  return { passed, failed: failed === 0 && status !== 0 ? 1 : failed }
}

/** The program of one of package.json's scripts, with its arguments. */
export const programOf = (script: string): ReadonlyArray<string> => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(join(root, "package.json"), "utf8"),
  )
  const [node, ...command] = scripts[script]?.split(" ") ?? []
  if (node !== "node") throw new Error(`package.json has no program "${script}".`)
  return command
}
