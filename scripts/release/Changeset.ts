import { unknownPackages } from "../versions/unknown.ts"
import { type Heading, HEADINGS } from "./headings.ts"

/** A sentence or two of the changelog, under their heading. */
export interface Entry {
  readonly heading: Heading
  readonly text: string
}

export interface Changeset {
  /** Its path from the root. */
  readonly path: string
  /** Tells whether it adds something; otherwise it corrects something. */
  readonly adds: boolean
  readonly entries: ReadonlyArray<Entry>
  /** Each says what is wrong and what to write instead; they stop a release. */
  readonly problems: ReadonlyArray<string>
}

/** One package and its rise: `"@listwright/domain": minor`. */
const RISE = /^["']?[^"':]+["']?:\s*(minor|patch)$/

const entryOf = (paragraph: string): Entry | undefined => {
  const heading = HEADINGS.find((each) => paragraph.startsWith(`${each}: `))
  if (heading === undefined) return undefined
  return {
    heading,
    text: paragraph
      .slice(heading.length + 1)
      .replaceAll(/\s+/g, " ")
      .trim(),
  }
}

/**
 * Reads a changeset: between two lines of '---' the packages and how their version rises, then a paragraph for each entry,
 * which begins with its heading and a colon.
 */
export const readChangeset = (path: string, text: string, packages: ReadonlyArray<string>): Changeset => {
  const [, head = "", body = ""] = /^---\n(.*?)^---$(.*)/ms.exec(text) ?? []
  const rises = head.split("\n").filter((line) => line !== "")
  const paragraphs = body
    .split(/\n\s*\n/)
    .map((each) => each.trim())
    .filter((each) => each !== "")
  const entries = paragraphs.map(entryOf)
  const problems = [
    ...unknownPackages(path, text, packages),
    ...(rises.length > 0 && rises.every((line) => RISE.test(line))
      ? []
      : [
          `${path} does not say how a version rises. Begin it with '---', a line such as '"listwright": patch' (or minor), '---'.`,
        ]),
    ...(paragraphs.length > 0 ? [] : [`${path} says nothing. Write what changed for users.`]),
    ...paragraphs
      .filter((_, at) => entries[at] === undefined)
      .map(
        (each) =>
          `${path}: '${each.slice(0, 40)}…' has no heading. Begin the paragraph with one, as in '${HEADINGS[1]}: …'. Headings: ${HEADINGS.join(", ")}.`,
      ),
  ]
  return {
    path,
    adds: rises.some((line) => line.endsWith("minor")),
    entries: entries.filter((each) => each !== undefined),
    problems,
  }
}
