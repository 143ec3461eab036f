import { join } from "node:path"
import type { Plugin } from "rolldown"
import { groups } from "./src/groups.ts"
import { listHelpPages } from "./src/help/listHelpPages.ts"
import { outlineOf } from "./src/outlineOf.ts"
import { makeProgram } from "./src/program.ts"
import { processTerminal } from "./src/terminal/Terminal.ts"

const OUTLINE = join(import.meta.dirname, "src/builtOutline.ts")
const HELP = join(import.meta.dirname, "src/help/builtHelp.ts")
const PAGES = "\0help-"
const OF_NODE = "\0of-node-"

const mapText = (entries: Iterable<readonly [string, string]>): string =>
  `new Map([${[...entries].map(([key, value]) => `[${JSON.stringify(key)}, ${value}]`).join(",")}])`

/** Writes the commands' outline and help into the program, so that help loads no commands. */
export const builtCommands = async (): Promise<Plugin> => {
  const added = await Promise.all(groups.map((load) => load()))
  const pages = listHelpPages(makeProgram(processTerminal(), "", added, () => {}))
  const loaders = mapText(
    [...pages.keys()].map((name) => [name, `() => import(${JSON.stringify(PAGES + name)})`]),
  )
  const written = new Map([
    [OUTLINE, `export const builtOutline = ${JSON.stringify(outlineOf(added))}`],
    [HELP, `export const builtHelp = ${loaders}`],
    ...[...pages].map(([name, texts]): [string, string] => {
      const entries = [...texts].map(([key, text]): [string, string] => [key, JSON.stringify(text)])
      return [PAGES + name, `export const pages = ${mapText(entries)}`]
    }),
  ])
  return {
    name: "built-commands",
    resolveId: (source) => (written.has(source) ? source : null),
    load: (id) => written.get(id) ?? null,
  }
}

/**
 * Gives commander the modules of Node without importing them: an import reads all that a module exports, and of
 * `process` so opens its streams.
 */
export const commanderModules: Plugin = {
  name: "modules-of-node-in-commander",
  resolveId: (source, importer) => {
    if (!source.startsWith("node:") || importer?.includes("/commander/") !== true) return null
    return source === "node:child_process"
      ? join(import.meta.dirname, "commander-processes.js")
      : OF_NODE + source.slice("node:".length)
  },
  load: (id) =>
    id.startsWith(OF_NODE)
      ? [
          `const all = process.getBuiltinModule("node:${id.slice(OF_NODE.length)}")`,
          "export default all",
          "export const { EventEmitter, stripVTControlCharacters } = all",
        ].join("\n")
      : null,
}
