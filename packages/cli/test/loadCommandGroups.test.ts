import { Writable } from "node:stream"
import { CommanderError } from "@commander-js/extra-typings"
import { expect, it } from "vitest"
import { type AddCommands, groups } from "../src/groups.ts"
import { loadCommandGroups } from "../src/loadCommandGroups.ts"
import { outlineOf } from "../src/outlineOf.ts"
import { findCompletions } from "../src/completion/findCompletions.ts"
import { makeProgram } from "../src/program.ts"
import { processTerminal } from "../src/terminal/Terminal.ts"

const added = await Promise.all(groups.map((load) => load()))
const outline = outlineOf(added)

/** Returns what the program prints for a command line, and how it ends, if it has these groups. */
const said = async (argv: ReadonlyArray<string>, parts: ReadonlyArray<AddCommands>) => {
  const written: Array<string> = []
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      written.push(String(chunk))
      done()
    },
  })
  const terminal = { ...processTerminal(), stdout: stream, stderr: stream }
  const program = makeProgram(terminal, "0.0.0", parts, () => {})
  const problem = await program.parseAsync(argv, { from: "user" }).then(
    () => "",
    (error: unknown) => {
      if (!(error instanceof CommanderError)) throw error
      return `${error.exitCode} ${error.message}`
    },
  )
  return { problem, text: written.join("") }
}

const names = outline.flat().flatMap(({ aliases, name }) => [name, ...aliases])

it.each([
  [[]],
  [["--help"]],
  [["help"]],
  [["help", "order"]],
  [["help", "nobody"]],
  [["cuont"]],
  [["cuont", "--file", "order"]],
  [["ordres"]],
  [["--nope"]],
  [["--json", "order"]],
  [["--contract", "original", "order"]],
  [["--contract", "other", "order"]],
  [["--contract", "original", "--version"]],
  [["order", "lst"]],
  [["order", "--contract", "original", "download"]],
  ...names.map((name): [ReadonlyArray<string>] => [[name, "--help"]]),
  ...names.map((name): [ReadonlyArray<string>] => [[name, "--nope"]]),
])("the program answers as with all its commands: %j", async (argv) => {
  const few = await said(argv, await loadCommandGroups(argv, outline))
  expect(few).toEqual(await said(argv, added))
  expect(few.problem).not.toBe("")
})

it.each([
  [""],
  ["o"],
  ["order "],
  ["orders s"],
  ["--"],
  ["--contract original saved ov"],
  ["saved combine --op "],
])("the program completes as with all its commands: '%s'", async (line) => {
  const words = line.split(" ")
  const few = makeProgram(
    processTerminal(),
    "0.0.0",
    await loadCommandGroups(["__complete", "--", ...words], outline),
    () => {},
  )
  const all = makeProgram(processTerminal(), "0.0.0", added, () => {})
  expect(findCompletions(few, words)).toEqual(findCompletions(all, words))
})

it("a command's own group is all that its command line loads", async () => {
  const own = await loadCommandGroups(["order", "list", "count"], outline)
  expect(own).toEqual([added[outline.findIndex((commands) => commands.some(({ name }) => name === "order"))]])
})

it("loads everything without an outline", async () => {
  expect(await loadCommandGroups(["order"])).toEqual(added)
})
