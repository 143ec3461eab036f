import { spawn } from "node:child_process"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import type { Ended } from "../../packages/cli/test/commandLine.ts"
import { NOT_RUN } from "./notRun.ts"
import { pipelinesOf, type Simple } from "./shellLine.ts"
import type { DocumentedSite } from "./site.ts"

const root = join(import.meta.dirname, "../..")

type Env = Record<string, string>

const plain = ({ env, words }: Simple): string =>
  [...Object.entries(env).map(([name, value]) => `${name}=${value}`), ...words].join(" ")

/** Runs Node on a script of this checkout. */
const spawned = async (words: ReadonlyArray<string>): Promise<Ended> => {
  const child = spawn(process.execPath, words, { cwd: root, stdio: ["ignore", "pipe", "pipe"] })
  const exit = new Promise<number>((resolve) => child.once("close", (code) => resolve(code ?? 1)))
  const [stdout, stderr, exitCode] = await Promise.all([text(child.stdout), text(child.stderr), exit])
  return { exitCode, stdout, stderr }
}

const NOTHING: Ended = { exitCode: 0, stdout: "", stderr: "" }

/** The entry of the table that a program of a command line has. */
export const notRun = (program: Simple) =>
  NOT_RUN.find(({ command }) => command.test(program.words.join(" ")))

/** Runs one program of a command line; `exported`: what `export` has set on this page so far. */
const start = async (site: DocumentedSite, one: Simple, stdin: string, exported: Env): Promise<Ended> => {
  const [first = "", ...rest] = one.words
  if (first === "export") {
    for (const word of rest) {
      const at = word.indexOf("=")
      exported[word.slice(0, at)] = word.slice(at + 1)
    }
    return NOTHING
  }
  const argv =
    first === "npx" && rest[0] === "listwright" ? rest.slice(1) : first === "listwright" ? rest : null
  if (argv !== null) return site.listwright(argv, { ...exported, ...one.env }, stdin)
  if (first === "node") return spawned(rest)
  throw new Error(
    `Nothing runs '${plain(one)}'. Say in test/documentation/notRun.ts why, and what is run in its place.`,
  )
}

const replaced = (site: DocumentedSite, line: string): string =>
  site.placeholders.reduce((all, [from, to]) => all.replaceAll(from, to), line)

/**
 * Runs a command line of a page and returns its output and exit code; null if the table says to run no part of it.
 */
export const runDocumented = async (
  site: DocumentedSite,
  line: string,
  exported: Env,
): Promise<Ended | null> => {
  let ran = false
  let stdout = ""
  let stderr = ""
  for (const pipeline of pipelinesOf(replaced(site, line))) {
    let stdin = ""
    for (const one of pipeline) {
      const entry = notRun(one)
      if (entry !== undefined && entry.instead === undefined) continue
      const [[program = one] = []] = entry?.instead === undefined ? [] : pipelinesOf(entry.instead)
      const ended = await start(site, program, stdin, exported)
      ran = true
      stderr += ended.stderr
      stdin = ended.stdout
      if (ended.exitCode !== 0) return { ...ended, stderr }
      if (one.into !== null) {
        writeFileSync(one.into, ended.stdout)
        stdin = ""
      }
    }
    stdout += stdin
  }
  return ran ? { exitCode: 0, stdout, stderr } : null
}
