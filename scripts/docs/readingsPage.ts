import { readFileSync } from "node:fs"
import { join } from "node:path"
import * as readings from "../../packages/domain/src/shared/readings.ts"
import { cell } from "./markdown.ts"
import { root } from "./productRules.ts"

/** A reading under the name that the code imports. */
export interface NamedReading {
  readonly name: string
  readonly reading: (typeof readings.allReadings)[number]
}

const readingsText = readFileSync(join(root, "packages/domain/src/shared/readings.ts"), "utf8")

/** Extracts the question of a reading from its docstring, which browsers never load. */
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

const section = ({ name, reading }: NamedReading): string => {
  const options: ReadonlyArray<string | number> = reading.options
  return [
    `## ${reading.id}`,
    "",
    `${questionOf(name)} (${reading.where})`,
    "",
    `- Options: ${options.map((option) => optionText(option, option === reading.default)).join(", ")}`,
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
  const named = namedReadings()
  return [
    "# Readings",
    "",
    "Listwright was built from a specification of two documents: the portal and the order builder. [acceptance](acceptance)",
    "lists their requirements, one file per chapter. Some of their sentences can be read in more than one way. Each of",
    "these is a *reading*, with a name, the options that the text allows, and the option that a new site starts with. The",
    "column *Where* names the document and its chapter: `portal §1` is chapter 1 of the portal.",
    "",
    'A site chooses under `readings` in `site.json`: `{ "readings": { "greeting": "B" } }`. A reading that the site doesn\'t',
    "name has its default. A name or an option that doesn't exist stops the start, as `listwright site check` says.",
    "",
    "In the code, a rule takes the chosen option as a parameter and never looks one up, so the tests cover every option. In",
    "[golden rows](testing.md#golden-rows), `A` is the first option and `B` the second.",
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
    ...named.map(section),
  ].join("\n")
}
