import { cp, mkdir, readdir, symlink } from "node:fs/promises"
import { join } from "node:path"

const root = join(import.meta.dirname, "../../../..")

/** Copies what a test changes and links what it only reads. */
const copyFolder = async (from: string, to: string, copied: ReadonlySet<string>): Promise<void> => {
  await mkdir(to, { recursive: true })
  for (const name of await readdir(from)) {
    if (name === "dist") continue
    if (copied.has(name)) await cp(join(from, name), join(to, name), { recursive: true })
    else await symlink(join(from, name), join(to, name))
  }
}

/** A repository whose sources may be changed while others use this one. Its packages find each other, and not ours. */
export const copyOfRepository = async (folder: string): Promise<void> => {
  const modules = join(folder, "node_modules")
  await mkdir(modules, { recursive: true })
  for (const name of await readdir(join(root, "node_modules")))
    if (name !== "@listwright" && name !== "listwright")
      await symlink(join(root, "node_modules", name), join(modules, name))
  for (const name of await readdir(join(root, "packages"))) {
    await copyFolder(
      join(root, "packages", name),
      join(folder, "packages", name),
      new Set(["src", "package.json", "vite.config.ts", "page", "index.html"]),
    )
    if (name !== "cli") {
      await mkdir(join(modules, "@listwright"), { recursive: true })
      await symlink(join(folder, "packages", name), join(modules, "@listwright", name))
    }
  }
  await cp(join(root, "scripts"), join(folder, "scripts"), { recursive: true })
  await cp(join(root, "package.json"), join(folder, "package.json"))
}
