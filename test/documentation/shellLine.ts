/** One program with its words, as a shell would start it. */
export interface Simple {
  readonly env: Readonly<Record<string, string>>
  readonly words: ReadonlyArray<string>
  /** The file that its output goes to. */
  readonly into: string | null
}

const WORD = /((?:[^\s"']|"[^"]*"|'[^']*')+)/g

const unquoted = (word: string): string => word.replaceAll(/"([^"]*)"|'([^']*)'/g, "$1$2")

const simple = (words: ReadonlyArray<string>): Simple => {
  const into = words.indexOf(">")
  const plain = into === -1 ? words : words.slice(0, into)
  const first = plain.findIndex((word) => !/^[A-Z_]+=/.test(word))
  const split = first === -1 ? plain.length : first
  const env = plain.slice(0, split).map((word): [string, string] => {
    const at = word.indexOf("=")
    return [word.slice(0, at), unquoted(word.slice(at + 1))]
  })
  return {
    env: Object.fromEntries(env),
    words: plain.slice(split).map(unquoted),
    into: into === -1 ? null : unquoted(words[into + 1] ?? ""),
  }
}

const split = (words: ReadonlyArray<string>, by: string): ReadonlyArray<ReadonlyArray<string>> => {
  const parts: Array<Array<string>> = [[]]
  for (const word of words) {
    if (word === by) parts.push([])
    else parts.at(-1)?.push(word)
  }
  return parts
}

/**
 * The pipelines of a command line, one after another: `&&`, `|`, `>`, quotes and variables before a program, which is all
 * that the pages use. `eval "$(…)"` counts as the command in it.
 */
export const pipelinesOf = (text: string): ReadonlyArray<ReadonlyArray<Simple>> => {
  const evaluated = /^eval "\$\((.*)\)"$/.exec(text)?.[1]
  const words = [...(evaluated ?? text).matchAll(WORD)].map(([word]) => word)
  return split(words, "&&").map((pipeline) => split(pipeline, "|").map(simple))
}
