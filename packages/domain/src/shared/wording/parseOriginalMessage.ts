import { TEXTS } from "./texts.ts"
import { fillKnownPlaceholders, joinMessages, type MessageText, type DualWording } from "./MessageText.ts"

const PLACEHOLDER = /\{\w+\}/g

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Builds a pattern that matches a message from the table with any placeholder values. */
const patternOf = ({ original }: DualWording): RegExp =>
  new RegExp(`^${original.split(PLACEHOLDER).map(escaped).join("(.+)")}$`)

const readLine = (line: string): MessageText => {
  for (const text of Object.values<DualWording>(TEXTS)) {
    const values = patternOf(text).exec(line)
    if (values === null) continue
    const names = text.original.match(PLACEHOLDER) ?? []
    return fillKnownPlaceholders(
      text,
      Object.fromEntries(names.map((name, at) => [name.slice(1, -1), values[at + 1] ?? ""])),
    )
  }
  return line
}

/**
 * Parses an original-contract call's message, which is always in the original wording: recognizes the table's messages,
 * line by line, so our clients can show them in the site's wording [p5-original-words].
 */
export const parseOriginalMessage = (message: string): MessageText =>
  joinMessages(message.split("\n").map(readLine), "\n")
