import { circleProblems } from "./circles.ts"
import { mutualProblems } from "./mutual.ts"
import type { PackageOrder } from "./order.ts"

/** A module of a package and what it imports; paths from the package's `src`. */
export interface Module {
  readonly file: string
  readonly imports: ReadonlyArray<string>
}

const folderOf = (file: string): string | null => (file.includes("/") ? (file.split("/")[0] ?? null) : null)

/** Lists imports of a part by files other than its package's lists of parts. */
const partProblems = (
  { name, parts = { lists: [], folders: [] } }: PackageOrder,
  modules: ReadonlyArray<Module>,
): ReadonlyArray<string> => {
  const partOf = (file: string) => parts.folders.find((folder) => file.startsWith(`${folder}/`))
  return modules
    .filter(({ file }) => !parts.lists.includes(file))
    .flatMap(({ file, imports }) =>
      imports
        .map((imported) => ({ imported, part: partOf(imported) }))
        .filter(({ part }) => part !== undefined && part !== partOf(file))
        .map(
          ({ imported, part }) =>
            `packages/${name}/src/${file} imports ${imported}, but '${part}' is a part that a site may switch off. Only ${parts.lists.join(" and ")} may import it. Move what others need out of it.`,
        ),
    )
}

/**
 * Lists violations of the order of a package's folders, one sentence each: a folder without a place in it, a place
 * without a folder, an import of something further right, an import of a file that assembles the package, an import
 * of a part, circular imports of sub-folders, and files that import each other.
 */
export const folderProblems = (
  packageOrder: PackageOrder,
  modules: ReadonlyArray<Module>,
): ReadonlyArray<string> => {
  const { groups, name } = packageOrder
  const order = groups.flat()
  const folders = new Set(modules.flatMap(({ file }) => folderOf(file) ?? []))
  const at = `packages/${name}/src`
  const unknown = [...folders]
    .filter((folder) => !order.includes(folder))
    .map(
      (folder) =>
        `${at}/${folder} has no place in the order of folders. Give it one in scripts/folders/order.ts, right of everything that it imports.`,
    )
  const gone = order
    .filter((folder) => !folders.has(folder))
    .map((folder) => `${at}/${folder} no longer exists. Remove it from scripts/folders/order.ts.`)
  const imports = modules.flatMap(({ file, imports: all }) =>
    all.flatMap((imported) => {
      const [from, to] = [folderOf(file), folderOf(imported)]
      if (from === null || from === to || imported.startsWith("..")) return []
      if (to === null)
        return [
          `${at}/${file} imports ${imported}. Files next to the folders assemble the package; no folder imports them. Move what both need into a folder.`,
        ]
      if (!order.includes(from) || !order.includes(to) || order.indexOf(to) < order.indexOf(from)) return []
      return [
        `${at}/${file} imports ${imported}, but '${to}' is to the right of '${from}'. A folder imports only what is to its left: ${groups.map((group) => group.join(" ")).join(" | ")}. Move what both need into '${from}' or further left, or this file into '${to}' or further right.`,
      ]
    }),
  )
  return [
    ...unknown,
    ...gone,
    ...imports,
    ...partProblems(packageOrder, modules),
    ...circleProblems(name, modules),
    ...mutualProblems(name, modules),
  ]
}
