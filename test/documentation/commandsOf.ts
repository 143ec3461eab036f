import type { DocumentedCommand } from "./DocumentedCommand.ts"

interface Block {
  /** The line of the page on which it begins, counted from 1. */
  readonly line: number
  readonly lines: ReadonlyArray<string>
}

const FENCE = /^\s*```\s*(\w*)/
/** Fences whose blocks may hold commands; those of other languages hold code and data. */
const SHELLS = new Set(["", "sh", "bash", "shell", "console"])

const isBlank = (line: string): boolean => line.trim() === ""

const dedented = (lines: ReadonlyArray<string>): ReadonlyArray<string> => {
  const indents = lines.filter((line) => !isBlank(line)).map((line) => line.search(/\S/))
  const least = Math.min(...indents)
  return lines.map((line) => line.slice(least))
}

/** The fenced and the indented blocks of a page that may hold commands. */
const blocksOf = (markdown: string): ReadonlyArray<Block> => {
  const blocks: Array<Block> = []
  const lines = markdown.split("\n")
  for (let at = 0; at < lines.length; at++) {
    const fence = FENCE.exec(lines[at] ?? "")
    const first = at + 1
    if (fence !== null) {
      for (at++; at < lines.length && FENCE.exec(lines[at] ?? "") === null; at++);
      if (SHELLS.has(fence[1] ?? ""))
        blocks.push({ line: first + 1, lines: dedented(lines.slice(first, at)) })
    } else if (/^ {4,}\S/.test(lines[at] ?? "") && isBlank(lines[at - 1] ?? "")) {
      while (at < lines.length && (isBlank(lines[at] ?? "") || /^ {4,}/.test(lines[at] ?? ""))) at++
      blocks.push({ line: first, lines: dedented(lines.slice(first - 1, at)) })
      at--
    }
  }
  return blocks
}

const COMMAND =
  /^(?:\$ |(?:[A-Z_]+=\S+ )*(?:npm|npx|node|listwright|curl|git|docker|psql|pg_dump|cd|cp|cat|kill)\s|eval "|export [A-Z_]+=)/

/** A line without the comment behind it. */
const withoutComment = (line: string): string =>
  (/^((?:[^"'#]|"[^"]*"|'[^']*'|(?<=\S)#)*?)(?:\s+#\s.*)?$/.exec(line)?.[1] ?? line).trim()

/** Joins a line that ends in a backslash with the next one; each with its place in the block. */
const joined = (lines: ReadonlyArray<string>): ReadonlyArray<readonly [number, string]> => {
  const whole: Array<[number, string]> = []
  let isOpen = false
  for (const [at, line] of lines.entries()) {
    const text = line.replace(/\\$/, "")
    const last = whole.at(-1)
    if (isOpen && last !== undefined) last[1] += text.trimStart()
    else whole.push([at, text])
    isOpen = text !== line
  }
  return whole
}

/** In a block with prompts everything else is output; without prompts each line is a command. */
const commandsIn = (page: string, { line, lines }: Block): ReadonlyArray<DocumentedCommand> => {
  if (!lines.some((each) => COMMAND.test(each))) return []
  const found: Array<{ line: number; text: string; output: Array<string> }> = []
  const hasPrompts = lines.some((each) => each.startsWith("$ "))
  for (const [at, each] of joined(lines)) {
    if (hasPrompts && !each.startsWith("$ ")) found.at(-1)?.output.push(each)
    else if (!isBlank(each) && !each.startsWith("# "))
      found.push({ line: line + at, text: withoutComment(each.replace(/^\$ /, "")), output: [] })
  }
  return found.map(({ output, ...command }) => {
    const shown = output.join("\n").trim()
    return { page, ...command, output: shown === "" ? null : shown }
  })
}

/** All command lines in the blocks of a page, in their order. */
export const commandsOf = (page: string, markdown: string): ReadonlyArray<DocumentedCommand> =>
  blocksOf(markdown).flatMap((block) => commandsIn(page, block))

/** Matches the output that a page shows for a command. `…` is anything, and whitespace at the ends doesn't count. */
export const outputPattern = (shown: string): RegExp =>
  new RegExp(
    `^\\s*${shown
      .split("…")
      .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`))
      .join("[^]*?")}\\s*$`,
  )
