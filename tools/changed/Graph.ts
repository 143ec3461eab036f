/** A declaration as `file#name`; `file#` is what runs when the file loads. */
export type Node = string

export const nodeOf = (file: string, name: string): Node => `${file}#${name}`

export const fileOf = (node: Node): string => node.slice(0, node.lastIndexOf("#"))

/** The declarations that use each declaration. */
export type Users = ReadonlyMap<Node, ReadonlySet<Node>>

/** Returns the cost of a step from one declaration to its user. */
export type Cost = (used: Node, user: Node) => number

/**
 * Measures the distance of each declaration from the nearest changed one that it uses, directly or through others.
 */
export const distances = (users: Users, changed: Iterable<Node>, cost: Cost): ReadonlyMap<Node, number> => {
  const found = new Map<Node, number>()
  // Steps are whole numbers, so that a list for each distance does for a queue.
  const waiting: Array<Array<Node> | undefined> = [[...changed]]
  for (let at = 0; at < waiting.length; at++)
    for (const node of waiting[at] ?? []) {
      if (found.has(node)) continue
      found.set(node, at)
      for (const user of users.get(node) ?? []) {
        if (found.has(user)) continue
        const next = at + cost(node, user)
        const list = waiting[next] ?? []
        list.push(user)
        waiting[next] = list
      }
    }
  return found
}
