import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { stripTypeScriptTypes } from "node:module"
import { dirname, join } from "node:path"

const root = join(import.meta.dirname, "../..")

/** The packages that the operator's package carries inside, so that it is one package. */
const INSIDE = ["domain", "geography", "engine", "adapters"] as const

interface Manifest {
  readonly name: string
  readonly version: string
  readonly description?: string
  readonly license: string
  readonly files: ReadonlyArray<string>
  readonly exports: Readonly<Record<string, { readonly default: string }>>
  readonly dependencies: Readonly<Record<string, string>>
}

const packageFolder = (name: string): string => join(root, "packages", name)
const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(join(packageFolder(name), "package.json"), "utf8"))

const write = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** An import of a source file next to it: from "./x.ts", import "./x.ts", import("./x.ts"). */
const IMPORTED = /((?:\bfrom|\bimport)\s*\(?\s*"\.{1,2}\/[^"\n]+)\.ts"/g

/** Strips the types of each source file, as Node does when it runs them; the imports name the JavaScript. */
const compile = (name: string, to: string): void => {
  const source = join(packageFolder(name), "src")
  for (const file of globSync("**/*.ts", { cwd: source })) {
    const code = stripTypeScriptTypes(readFileSync(join(source, file), "utf8"))
    write(join(to, "dist", file.replace(/\.ts$/, ".js")), code.replaceAll(IMPORTED, '$1.js"'))
  }
}

/** The entries as JavaScript alone: neither sources nor declarations are in the package. */
const entries = ({ exports }: Manifest) =>
  Object.fromEntries(Object.entries(exports).map(([entry, { default: file }]) => [entry, file]))

const isOurs = (name: string): boolean => name.startsWith("@listwright/")

const copy = (from: string, to: string, names: ReadonlyArray<string>): void => {
  for (const name of names)
    for (const file of globSync(name, { cwd: from }))
      cpSync(join(from, file), join(to, file), { recursive: true })
}

/**
 * Puts the operator's package together in an empty folder: the server, the screens that it serves, and below
 * `node_modules` the packages that it needs of this repository. Everything else comes from the registry.
 */
export const stageServer = (to: string): void => {
  const manifest = manifestOf("server")
  const inside = INSIDE.map((name) => ({ name, manifest: manifestOf(name) }))
  const fromRegistry = [manifest, ...inside.map((each) => each.manifest)]
    .flatMap(({ dependencies }) => Object.entries(dependencies))
    .filter(([name]) => !isOurs(name))
  const server = packageFolder("server")
  const { name, version, description, files, license } = manifest
  write(
    join(to, "package.json"),
    JSON.stringify(
      {
        name,
        version,
        description,
        license,
        type: "module",
        exports: entries(manifest),
        dependencies: Object.fromEntries([
          ...fromRegistry.toSorted(([a], [b]) => a.localeCompare(b)),
          ...inside.map((each) => [each.manifest.name, each.manifest.version]),
        ]),
        bundleDependencies: inside.map((each) => each.manifest.name),
      },
      null,
      2,
    ),
  )
  compile("server", to)
  copy(server, to, [
    "dist/database/*.tar",
    ...files.filter((each) => each !== "dist"),
    "README.md",
    "LICENSE",
  ])
  cpSync(join(packageFolder("ui-web"), "dist"), join(to, "screens"), {
    recursive: true,
    filter: (file) => !/\.map$|\.built-from$/.test(file),
  })
  for (const each of inside) {
    const folder = join(to, "node_modules", each.manifest.name)
    const { dependencies } = each.manifest
    const kept = { name: each.manifest.name, version, license, type: "module" }
    write(
      join(folder, "package.json"),
      JSON.stringify({ ...kept, exports: entries(each.manifest), dependencies }, null, 2),
    )
    compile(each.name, folder)
    copy(packageFolder(each.name), folder, ["data", "ATTRIBUTION.md"])
  }
}
