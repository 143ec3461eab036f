import { watch } from "node:fs"
import { join } from "node:path"

const root = join(import.meta.dirname, "../..")

/** Packages that the server and its engines run. */
const PACKAGES = ["domain", "geography", "engine", "adapters", "server"]

/** An editor writes several files at once, and some of them twice. */
const SETTLED_MS = 50

const isSource = (path: string): boolean => /\.(?:ts|json)$/.test(path)

/** Calls back with the changed files, from the root of the repository, once they have settled. */
export const watchSources = (changed: (files: ReadonlyArray<string>) => void): void => {
  const files = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const settled = () => {
    const all = [...files].toSorted()
    files.clear()
    changed(all)
  }
  for (const name of PACKAGES) {
    const folder = `packages/${name}/src`
    watch(join(root, folder), { recursive: true }, (_, path) => {
      if (path === null || !isSource(path)) return
      files.add(`${folder}/${path}`)
      clearTimeout(timer)
      timer = setTimeout(settled, SETTLED_MS)
    })
  }
}
