import type { ChangedFile } from "./changedFiles.ts"
import { type Facts, LOADING } from "./Facts.ts"
import { factsOf } from "./factsOf.ts"
import { type Node, nodeOf } from "./Graph.ts"
import { exportNode } from "./usersOf.ts"

const MODULE = /\.tsx?$/

/** Names whose import or re-export leads elsewhere. */
const moved = (
  before: ReadonlyMap<string, object>,
  now: ReadonlyMap<string, object>,
): ReadonlyArray<string> =>
  [...new Set([...before.keys(), ...now.keys()])].filter((name) => {
    const [one, other] = [before.get(name), now.get(name)]
    return JSON.stringify(one) !== JSON.stringify(other)
  })

/** The declarations of a file that changed in more than comments, layout and types. */
export const changedNames = ({ before, file, now }: ChangedFile): ReadonlyArray<Node> => {
  if (now === undefined || !MODULE.test(file)) return [nodeOf(file, LOADING)]
  const facts = factsOf(file, now, true)
  if (before === undefined) return everyName(file, facts)
  const old = factsOf(file, before, true)
  const imports = new Set(moved(old.imports, facts.imports))
  const declarations = [...facts.mentions].filter(
    ([name, mentions]) =>
      facts.shapes.get(name) !== old.shapes.get(name) || [...imports].some((name) => mentions.has(name)),
  )
  const gone = [...old.shapes.keys()].some((name) => !facts.shapes.has(name))
  const loading = gone || JSON.stringify(old.stars) !== JSON.stringify(facts.stars)
  return [
    ...declarations.map(([name]) => nodeOf(file, name)),
    ...moved(old.exports, facts.exports).map((name) => exportNode(file, name)),
    ...(loading ? [nodeOf(file, LOADING)] : []),
  ]
}

const everyName = (file: string, facts: Facts): ReadonlyArray<Node> => [
  nodeOf(file, LOADING),
  ...[...facts.mentions.keys()].map((name) => nodeOf(file, name)),
  ...[...facts.exports.keys()].map((name) => exportNode(file, name)),
]
