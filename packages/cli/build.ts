/**
 * Bundles the terminal program: `dist/main.js`, chunks that commands load when they run, and the licenses of the packages
 * in them, so that the published package needs no other.
 */
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs"
import { isAbsolute, join, relative } from "node:path"
import { rolldown } from "rolldown"
import { licensesOf } from "./licenses.ts"
import { builtCommands, commanderModules } from "./plugins.ts"

const dist = join(import.meta.dirname, "dist")
const made = join(dist, `.making-${process.pid}`)
const MAIN = "main.js"
const SOURCES = "sources.txt"
const LICENSES = "licenses.txt"
const DECLARING = /\/cli\/src\/(?:runCommand|terminal\/(?:options|declared))\.ts$/

/** Which files were built as they were when they were read, for the launcher: date, size and path, a line each. */
const record = new Map<string, string>()
const note = (file: string, name = file): void => {
  const found = statSync(file, { throwIfNoEntry: false })
  if (found !== undefined && !record.has(name))
    record.set(name, `${found.mtimeMs}\t${found.size}\t${relative(import.meta.dirname, name)}\n`)
}

mkdirSync(made, { recursive: true })
try {
  for (const file of [
    "build.ts",
    "licenses.ts",
    "plugins.ts",
    "src/help/listHelpPages.ts",
    "src/outlineOf.ts",
    "package.json",
    "../domain/package.json",
    "../adapters/package.json",
  ])
    note(join(import.meta.dirname, file))
  note(join(import.meta.dirname, "../../package-lock.json"))
  const bundle = await rolldown({
    cwd: import.meta.dirname,
    input: "src/main.ts",
    platform: "node",
    // `serve` loads the server, and commands on a local site load engine and geography, each from its own package.
    external: [/^@listwright\/(?:server|engine|geography)(?:$|\/)/],
    resolve: {
      conditionNames: ["listwright-source", "import", "module", "node", "default"],
      // Ink asks for the developer tools of React, which nobody has here.
      alias: { "react-devtools-core": join(import.meta.dirname, "devtools-stub.js") },
    },
    plugins: [
      {
        name: "note-sources",
        // Before the file is read: one that changes meanwhile is built again.
        load: (id) => {
          if (isAbsolute(id) && !id.includes("/node_modules/")) note(id)
          return null
        },
      },
      await builtCommands(),
      commanderModules,
    ],
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
  })
  const { output } = await bundle.write({
    dir: made,
    format: "esm",
    minify: true,
    // For `npm run reach`, which reads from them what of the domain the commands run.
    sourcemap: process.env["LISTWRIGHT_SOURCE_MAPS"] !== undefined,
    // The files move up a folder once they are whole.
    sourcemapPathTransform: (source) => source.replace(/^\.\.\//, ""),
    keepNames: true,
    // What every command declares itself with is one file: each file that is loaded takes time.
    codeSplitting: { groups: [{ name: "commands", test: DECLARING }] },
    entryFileNames: MAIN,
    chunkFileNames: "[name]-[hash].js",
  })
  await bundle.close()
  const files = readdirSync(made)
  const modules = output.flatMap((chunk) => (chunk.type === "chunk" ? chunk.moduleIds : []))
  writeFileSync(join(made, LICENSES), licensesOf(modules))
  const chunks = files.filter((file) => file !== MAIN)
  // The record names its program too: that of another build at the same time is not taken for this one.
  note(join(made, MAIN), join(dist, MAIN))
  writeFileSync(join(made, SOURCES), [...record.values()].join(""))
  // Chunks first: whoever starts the program meanwhile finds what its main file names.
  for (const file of [...chunks, LICENSES, MAIN, SOURCES]) renameSync(join(made, file), join(dist, file))
  for (const old of readdirSync(dist)) {
    if (old.endsWith(".js") && !files.includes(old)) rmSync(join(dist, old))
  }
} finally {
  rmSync(made, { recursive: true, force: true })
}
