import { existsSync } from "node:fs"
import { cp, mkdir, readdir, symlink } from "node:fs/promises"
import { join } from "node:path"

const root = join(import.meta.dirname, "../../../..")

/** Links everything in a folder, but for what is made there: builds, and what Vite prepares. */
const linkFolder = async (from: string, to: string, leftOut: ReadonlySet<string>): Promise<void> => {
  await mkdir(to, { recursive: true })
  for (const name of await readdir(from))
    if (!leftOut.has(name)) await symlink(join(from, name), join(to, name))
}

const COPIED = ["src", "page", "index.html", "package.json", "tsconfig.json", "vite.config.ts"]

/** A repository whose sources may be changed while others use this one. Its packages find each other, and not ours. */
export const copyOfRepository = async (folder: string): Promise<void> => {
  const modules = join(folder, "node_modules")
  await linkFolder(join(root, "node_modules"), modules, new Set(["@listwright", "listwright"]))
  await mkdir(join(modules, "@listwright"))
  for (const name of await readdir(join(root, "packages"))) {
    const [from, to] = [join(root, "packages", name), join(folder, "packages", name)]
    await linkFolder(from, to, new Set(["dist", "node_modules", ...COPIED]))
    for (const file of COPIED.filter((one) => existsSync(join(from, one))))
      await cp(join(from, file), join(to, file), { recursive: true })
    if (existsSync(join(from, "node_modules")))
      await linkFolder(join(from, "node_modules"), join(to, "node_modules"), new Set([".vite"]))
    await symlink(to, join(modules, "@listwright", name))
  }
  for (const name of ["scripts", "package.json", "tsconfig.base.json"])
    await cp(join(root, name), join(folder, name), { recursive: true })
}
