import type { Module } from "./problems.ts"

/** One import from a sub-folder to another one beside it. */
interface Step {
  /** The folder that holds both. */
  readonly within: string
  readonly from: string
  readonly to: string
  readonly file: string
  readonly imported: string
}

const stepOf = (file: string, imported: string): Step | null => {
  const [a, b] = [file.split("/").slice(0, -1), imported.split("/").slice(0, -1)]
  const depth = a.findIndex((folder, at) => folder !== b[at])
  const [from, to] = [a[depth], b[depth]]
  if (depth < 1 || from === undefined || to === undefined) return null
  return { within: a.slice(0, depth).join("/"), from, to, file, imported }
}

/** Every folder that imports lead to from one, itself only where they lead back. */
const reachedFrom = (start: string, next: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> => {
  const reached = new Set<string>()
  const open = [...(next.get(start) ?? [])]
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    if (reached.has(folder)) continue
    reached.add(folder)
    open.push(...(next.get(folder) ?? []))
  }
  return reached
}

/** Sub-folders that import one another in a circle, with the imports that close it. */
export const circleProblems = (name: string, modules: ReadonlyArray<Module>): ReadonlyArray<string> => {
  const steps = modules.flatMap(({ file, imports }) => imports.flatMap((each) => stepOf(file, each) ?? []))
  return [...Map.groupBy(steps, ({ within }) => within)].flatMap(([within, here]) => {
    const next = new Map(
      [...Map.groupBy(here, ({ from }) => from)].map(([from, all]) => [
        from,
        new Set(all.map(({ to }) => to)),
      ]),
    )
    return here
      .filter(({ from, to }) => reachedFrom(to, next).has(from))
      .map(
        ({ file, from, imported, to }) =>
          `packages/${name}/src/${file} imports ${imported}, but in ${within} '${to}' leads back to '${from}'. Sibling folders never import in a circle. Move what both need into one of them or into ${within} itself.`,
      )
  })
}
