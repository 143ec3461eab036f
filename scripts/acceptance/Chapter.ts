import { globSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { root } from "../docs/productRules.ts"

/** A test that executes a requirement on the running product. */
export interface TryingTest {
  /** From the root of the repository. */
  readonly file: string
  /** Its title, or a part of it that no other title of the file has. */
  readonly title: string
}

/** A page of the repository that decides how a requirement is read, and what it decides. */
export interface Decision {
  /** From the root; behind `#` the heading. */
  readonly page: string
  readonly why: string
}

/** One requirement of the specification, in own words. */
export interface Requirement {
  /** `2.42`: the section, and its place there. */
  readonly number: string
  readonly text: string
  /** The rules of `docs/product` that it is, or is a part of. */
  readonly ids: ReadonlyArray<string>
  readonly tests: ReadonlyArray<TryingTest>
  readonly decisions: ReadonlyArray<Decision>
  /** `untried: ` or `differs: ` and what no test tries, or what differs and nothing decided; null: nothing. */
  readonly untried: string | null
}

/** A section of a document of the specification, as a file of `docs/acceptance` holds it. */
export interface Chapter {
  /** From the root. */
  readonly file: string
  readonly document: string
  readonly section: number
  readonly title: string
  readonly requirements: ReadonlyArray<Requirement>
  /** Lines that aren't in the chapter's format. */
  readonly strayLines: ReadonlyArray<string>
}

/** The status of a requirement; anything untried, even in part, takes precedence. */
export type Standing = "tried" | "decided" | "untried"

export const standingOf = ({ decisions, untried }: Requirement): Standing =>
  untried !== null ? "untried" : decisions.length > 0 ? "decided" : "tried"

const FOLDER = "docs/acceptance"
const NAME = /^(?<document>[a-z-]+)-(?<section>\d+)\.txt$/
const REQUIREMENT = /^(?<number>\d+\.\d+) +(?<text>\S.*?)(?<ids>(?: \[[\w-]+\])*)$/
const TRIED = /^ +tried by (?<file>[^:]+): (?<title>.+)$/
const DECIDED = /^ +decided in (?<page>[^:]+): (?<why>.+)$/
const UNTRIED = /^ +(?<why>(?:untried|differs): .+)$/

/** Adds the content of the line below a requirement to it; undefined if the line has another form. */
const withLine = (requirement: Requirement, line: string): Requirement | undefined => {
  const { file = "", title = "" } = TRIED.exec(line)?.groups ?? {}
  if (file !== "") return { ...requirement, tests: [...requirement.tests, { file, title }] }
  const { page = "", why = "" } = DECIDED.exec(line)?.groups ?? {}
  if (page !== "") return { ...requirement, decisions: [...requirement.decisions, { page, why }] }
  const reason = UNTRIED.exec(line)?.groups?.["why"]
  return reason === undefined || requirement.untried !== null
    ? undefined
    : { ...requirement, untried: reason }
}

const newRequirement = (line: string): Requirement | undefined => {
  const { ids = "", number = "", text = "" } = REQUIREMENT.exec(line)?.groups ?? {}
  if (number === "") return undefined
  const named = [...ids.matchAll(/\[([\w-]+)\]/g)].map(([, id = ""]) => id)
  return { number, text, ids: named, tests: [], decisions: [], untried: null }
}

/** Reads a chapter: a title, then each requirement with what is known of it, indented below. */
export const parseChapter = (file: string, text: string): Chapter => {
  const { document = "", section = "" } = NAME.exec(basename(file))?.groups ?? {}
  const [title = "", ...lines] = text.split("\n")
  const requirements: Array<Requirement> = []
  const strayLines: Array<string> = []
  for (const line of lines.filter((one) => one.trim() !== "")) {
    const begun = newRequirement(line)
    const last = requirements.at(-1)
    const changed = begun === undefined && last !== undefined ? withLine(last, line) : undefined
    if (begun !== undefined) requirements.push(begun)
    else if (changed !== undefined) requirements.splice(-1, 1, changed)
    else strayLines.push(line)
  }
  return { file, document, section: Number(section), title, requirements, strayLines }
}

/** The chapters of `docs/acceptance`: the portal, then the order builder, by their sections. */
export const readChapters = (): ReadonlyArray<Chapter> =>
  globSync(`${FOLDER}/*-[1-9].txt`, { cwd: root })
    .map((file) => parseChapter(file, readFileSync(join(root, file), "utf8")))
    .toSorted((one, other) => other.document.localeCompare(one.document) || one.section - other.section)
