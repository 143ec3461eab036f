import { dollars, toOneLine } from "@listwright/domain/shared"
import { type Letterhead, absoluteLink, letterheadSignature } from "./Letterhead.ts"
import type { MailAmount, MailBlock } from "./MailBlock.ts"
import type { EmailMessage } from "./Mailer.ts"

const inParentheses = (text: string | undefined): string => (text === undefined ? "" : ` (${text})`)

const amountLine = ({ amount, detail, label }: MailAmount): string =>
  `${label}: ${dollars(amount)}${inParentheses(detail)}`

/**
 * Returns a block's lines. Only paragraphs and notes have more than one: a user-entered value must not start a new
 * line.
 */
const linesOf = (block: MailBlock, letterhead: Letterhead): ReadonlyArray<string> => {
  switch (block.kind) {
    case "heading":
      return [toOneLine(block.text)]
    case "paragraph":
    case "note":
      return block.text.split("\n")
    case "figure":
      return [toOneLine(`${block.label}: ${block.value}`)]
    case "facts":
      return [
        ...(block.title === undefined ? [] : [`${block.title}:`]),
        ...block.facts.map(({ name, note, value }) => toOneLine(`${name}: ${value}${inParentheses(note)}`)),
      ]
    case "money":
      return [...block.lines, block.total].map(amountLine).map(toOneLine)
    case "link":
      return [`${toOneLine(block.label)}: ${absoluteLink(letterhead, block.url)}`]
  }
}

/** Renders an email as plain text, with CRLF line endings. */
export const mailText = ({ blocks, unsubscribing }: EmailMessage, letterhead: Letterhead): string =>
  [
    ...blocks.flatMap((block) => [...linesOf(block, letterhead), ""]),
    "--",
    ...letterheadSignature(letterhead),
    ...(unsubscribing === undefined
      ? []
      : ["", unsubscribing.why, `${unsubscribing.label}: ${absoluteLink(letterhead, unsubscribing.path)}`]),
    "",
  ].join("\r\n")
