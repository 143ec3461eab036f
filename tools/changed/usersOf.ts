import { type Facts, LOADING } from "./Facts.ts"
import { type Node, nodeOf, type Users } from "./Graph.ts"

/** Finds files by what a module writes. */
export interface Resolve {
  readonly specifier: (file: string, specifier: string) => string | undefined
  /** A text that may be the path of a file, or an entry that is imported late. */
  readonly path: (file: string, path: string) => string | undefined
}

/** A re-export, so that changing where it leads touches who uses it. */
export const exportNode = (file: string, name: string): Node => nodeOf(file, `export ${name}`)

/**
 * Maps each declaration to its users by name: an import leads through re-exports to the file that defines the name,
 * not to everything that the modules on the way export.
 */
export const usersOf = (modules: ReadonlyMap<string, Facts>, resolve: Resolve): Users => {
  const users = new Map<Node, Set<Node>>()
  const link = (user: Node, used: Node): void => {
    if (user === used) return
    const known = users.get(used)
    if (known === undefined) users.set(used, new Set([user]))
    else known.add(user)
  }

  /** Links a user to an exported name; false if the module doesn't export it. */
  const linkName = (user: Node, file: string, name: string, seen: ReadonlySet<string>): boolean => {
    const facts = modules.get(file)
    const key = nodeOf(file, name)
    if (facts === undefined || seen.has(key)) return false
    const exported = facts.exports.get(name)
    if (exported !== undefined && "local" in exported) {
      const { local } = exported
      const foreign = facts.imports.get(local)
      if (foreign === undefined) link(user, nodeOf(file, local))
      else linkForeign(user, file, foreign.from, foreign.name, new Set([...seen, key]))
      return true
    }
    const on = new Set([...seen, key])
    if (exported !== undefined) {
      link(user, exportNode(file, name))
      return linkForeign(user, file, exported.from, exported.name, on)
    }
    return facts.stars.some((star) => linkForeign(user, file, star, name, on))
  }

  const linkForeign = (
    user: Node,
    file: string,
    specifier: string,
    name: string,
    seen: ReadonlySet<string>,
  ): boolean => {
    const target = resolve.specifier(file, specifier)
    if (target === undefined) return false
    if (name !== "*") return linkName(user, target, name, seen)
    linkAll(user, target, seen)
    return true
  }

  /** Links a user to everything that a module exports or does. */
  const linkAll = (user: Node, file: string, seen: ReadonlySet<string>): void => {
    const facts = modules.get(file)
    const key = nodeOf(file, "*")
    // A file that is no module, such as a golden file, is one thing.
    link(user, nodeOf(file, LOADING))
    if (facts === undefined || seen.has(key)) return
    for (const name of facts.exports.keys()) linkName(user, file, name, seen)
    for (const star of facts.stars) linkForeign(user, file, star, "*", new Set([...seen, key]))
  }

  for (const [file, facts] of modules) {
    const loading = nodeOf(file, LOADING)
    for (const specifier of facts.loads) {
      const target = resolve.specifier(file, specifier)
      if (target !== undefined) link(loading, nodeOf(target, LOADING))
    }
    for (const [name, mentions] of facts.mentions) {
      const user = nodeOf(file, name)
      link(user, loading)
      for (const mention of mentions) {
        const [base = "", member] = mention.split(".", 2)
        const foreign = facts.imports.get(base)
        if (foreign === undefined) {
          if (facts.mentions.has(base) && base !== LOADING) link(user, nodeOf(file, base))
        } else
          linkForeign(
            user,
            file,
            foreign.from,
            foreign.name === "*" && member !== undefined ? member : foreign.name,
            new Set(),
          )
      }
      for (const path of facts.paths.get(name) ?? []) {
        const target = resolve.path(file, path)
        if (target !== undefined) linkAll(user, target, new Set())
      }
    }
  }
  return users
}
