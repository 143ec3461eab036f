import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** The folder of the installed package that a file belongs to; undefined for our own. */
const packageFolder = (file: string): string | undefined =>
  /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0]

/** Name, version and license of an installed package, with the text of the license where the package has one. */
const licenseOf = (folder: string): string => {
  const { license, name, version }: Readonly<Record<"license" | "name" | "version", string>> = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  )
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each))
  const text = file === undefined ? "" : `\n${readFileSync(join(folder, file), "utf8").trim()}\n`
  return `${name} ${version} (${license})\n${text}`
}

/** The licenses of all packages that a bundle's modules come from, which ask to be passed on with the code. */
export const licensesOf = (modules: ReadonlyArray<string>): string =>
  [...new Set(modules.flatMap((file) => packageFolder(file) ?? []))]
    .toSorted()
    .map(licenseOf)
    .join(`\n${"-".repeat(72)}\n\n`)
