import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import * as readings from "../../packages/domain/src/shared/readings.ts"
import { cell, sourceLink } from "./markdown.ts"
import { root } from "./specIndex.ts"
import { nodeAt, nodesAt, statementsOf, textAt, type SyntaxNode } from "./syntax.ts"

/** A reading under the name that the code imports. */
export interface NamedReading {
  readonly name: string
  readonly reading: (typeof readings.allReadings)[number]
}

/** A file's text, by its path from the root. */
export interface SourceFile {
  readonly file: string
  readonly text: string
}

const sources = (pattern: string): ReadonlyArray<SourceFile> =>
  globSync(pattern, { cwd: root })
    .toSorted()
    .filter((file) => !/domain\/src\/(?:readings|index)\.ts$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }))

const mentions = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\w$])${name}(?![\\w$])`).test(text)

interface Export {
  readonly name: string
  readonly text: string
  readonly isType: boolean
}

const exportsOf = ({ file, text }: SourceFile): ReadonlyArray<Export> =>
  statementsOf(file, text).flatMap((statement): ReadonlyArray<Export> => {
    const declaration = nodeAt(statement, "declaration")
    if (statement.type !== "ExportNamedDeclaration" || declaration === undefined) return []
    const declared: SyntaxNode = nodesAt(declaration, "declarations")[0] ?? declaration
    const id = nodeAt(declared, "id")
    const name = id === undefined ? undefined : textAt(id, "name")
    const isType = declaration.type.startsWith("TS")
    return name === undefined ? [] : [{ name, text: text.slice(statement.start, statement.end), isType }]
  })

/** The types that name one of the given names, and those that name such a type in turn. */
const typesNaming = (names: ReadonlyArray<string>, types: ReadonlyArray<Export>): ReadonlyArray<string> => {
  const found = types.filter((type) => names.some((name) => mentions(type.text, name)))
  if (found.length === 0) return []
  const others = types.filter((type) => !found.includes(type))
  const direct = found.map((type) => type.name)
  return [...direct, ...typesNaming(direct, others)]
}

/**
 * The rules that take a reading: exports whose text names it, or the type of its options. Exports that look a site's
 * choice up are no rules: whoever calls those chooses.
 */
export const rulesTaking = (
  name: string,
  files: ReadonlyArray<SourceFile>,
): {
  readonly rules: ReadonlyArray<{ readonly file: string; readonly name: string }>
  readonly choosers: ReadonlyArray<string>
} => {
  const all = files.flatMap((source) =>
    exportsOf(source).map((exported) => ({ file: source.file, ...exported })),
  )
  const types = typesNaming(
    [name],
    all.filter(({ isType }) => isType),
  )
  const chooses = ({ text }: Export): boolean => text.includes(`chosenReading(${name}`)
  const taking = all.filter(
    ({ isType, text }) => !isType && [name, ...types].some((known) => mentions(text, known)),
  )
  return {
    rules: taking.filter((one) => !chooses(one)),
    choosers: taking.filter(chooses).map((one) => one.name),
  }
}

const readingsText = readFileSync(join(root, "packages/domain/src/shared/readings.ts"), "utf8")

/** What a reading asks: its docstring, so that no browser loads it. */
const questionOf = (name: string): string => {
  const before = readingsText.split(`export const ${name} = reading(`)[0] ?? ""
  const docstring = before.slice(before.lastIndexOf("/**"))
  const question = docstring.replaceAll(/^\s*(?:\/\*\*|\*\/|\*)|\*\/\s*$/gm, "")
  const text = question.split(/\s+/).join(" ").trim()
  if (!text.includes("?")) throw new Error(`the docstring of ${name} asks nothing`)
  return text
}

const optionText = (option: string | number, chosen: boolean): string =>
  `\`${option}\`${chosen ? " (default)" : ""}`

const section = (
  { name, reading }: NamedReading,
  domain: ReadonlyArray<SourceFile>,
  others: ReadonlyArray<SourceFile>,
): string => {
  const { rules, choosers } = rulesTaking(name, domain)
  const users = others.filter(({ text }) => [name, ...choosers].some((known) => mentions(text, known)))
  const options: ReadonlyArray<string | number> = reading.options
  return [
    `## ${reading.id}`,
    "",
    `${questionOf(name)} (${reading.where})`,
    "",
    `- Options: ${options.map((option) => optionText(option, option === reading.default)).join(", ")}`,
    `- Rules that take it: ${
      rules.map((rule) => sourceLink(rule.file, rule.name)).join(", ") ||
      "none; the site's setting is used directly"
    }`,
    ...(users.length === 0
      ? []
      : [
          `- Chosen in: ${users.map(({ file }) => sourceLink(file, file.replace("packages/", ""))).join(", ")}`,
        ]),
    `- Name in the code: \`${name}\``,
    "",
  ].join("\n")
}

const isReading = (value: unknown): value is NamedReading["reading"] =>
  readings.allReadings.some((reading) => reading === value)

export const namedReadings = (): ReadonlyArray<NamedReading> =>
  readings.allReadings.map((reading) => {
    const name = Object.entries(readings).find(([, value]) => isReading(value) && value === reading)?.[0]
    if (name === undefined) throw new Error(`The reading ${reading.id} is exported under no name`)
    return { name, reading }
  })

/** `docs/readings.md`: what the specification leaves open, and what each rule may take instead. */
export const readingsPage = (): string => {
  const domain = sources("packages/domain/src/**/*.ts")
  const others = sources("packages/{adapters,server,ui-web,cli}/src/**/*.{ts,tsx}")
  const named = namedReadings()
  return [
    "# Readings",
    "",
    "Some sentences of the specification can be read in more than one way. Each is a *reading* with a name, the",
    "options that the text allows and the one that a new site starts with. A rule takes the chosen option as a parameter",
    "and never looks one up, so the tests cover both. A site chooses under `readings` in its site file:",
    '`{ "readings": { "greeting": "B" } }`; a missing or unknown option means the default. In golden cases',
    "`A` is the first option and `B` the second.",
    "",
    "Written by `npm run docs` from [readings.ts](../packages/domain/src/shared/readings.ts).",
    "",
    "| Reading | Where | Options | Default |",
    "|---|---|---|---|",
    ...named.map(({ reading }) => {
      const options: ReadonlyArray<string | number> = reading.options
      return `| [${cell(reading.id)}](#${reading.id.toLowerCase()}) | ${cell(reading.where)} | ${options
        .map((option) => `\`${option}\``)
        .join(", ")} | \`${reading.default}\` |`
    }),
    "",
    ...named.map((one) => section(one, domain, others)),
  ].join("\n")
}
