import { TEXTS } from "./texts.ts"
import { inBoth, joinWords, type Words, type WordsInBoth } from "./Words.ts"

const PLACEHOLDER = /\{\w+\}/g

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Matches a text of the table with anything in its placeholders. */
const patternOf = ({ original }: WordsInBoth): RegExp =>
  new RegExp(`^${original.split(PLACEHOLDER).map(escaped).join("(.+)")}$`)

const readLine = (line: string): Words => {
  for (const text of Object.values<WordsInBoth>(TEXTS)) {
    const values = patternOf(text).exec(line)
    if (values === null) continue
    const names = text.original.match(PLACEHOLDER) ?? []
    return inBoth((wording) =>
      names.reduce((made, name, at) => made.replaceAll(name, () => values[at + 1] ?? ""), text[wording]),
    )
  }
  return line
}

/**
 * Reads the message of a call of the original contract, which is always in the original wording: recognizes the texts
 * of the table, line by line, so that our clients show them in the wording of the site [p5-original-words].
 */
export const readOriginal = (message: string): Words => joinWords(message.split("\n").map(readLine), "\n")
