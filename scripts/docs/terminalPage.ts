import { Schema } from "effect"
import { jsonOutputs } from "../../packages/cli/src/jsonOutputs.ts"
import { Plan } from "../../packages/cli/src/plans/Plan.ts"
import { schemaText } from "./schemaText.ts"

/** Every schema with a name, those of parts included, in the order in which commands first need them. */
const definitions = new Map<string, { readonly description: string; readonly text: string }>()
const nameOf = (schema: Schema.Constraint): string => {
  const { definitions: named, schema: whole } = Schema.toJsonSchemaDocument(schema)
  for (const [name, definition] of Object.entries(named).toReversed())
    definitions.set(name, {
      description: "description" in definition ? String(definition["description"]) : "",
      text: schemaText(definition),
    })
  return schemaText(whole)
}

const link = (name: string): string => `[${name}](#${name.toLowerCase()})`

/** `docs/terminal.md`: what scripts may rely on. */
export const terminalPage = (): string => {
  const rows = Object.entries(jsonOutputs).map(
    ([command, schema]) => `| \`${command}\` | ${link(nameOf(schema))} |`,
  )
  const plan = link(nameOf(Plan))
  return [
    "# The terminal in scripts",
    "",
    "Written by `npm run docs` from [jsonOutputs.ts](../packages/cli/src/jsonOutputs.ts).",
    "",
    "- Data goes to standard output and everything else to standard error. Off a terminal, tables are tab-separated under one",
    "  line of headings.",
    "- `count --tsv TABLE` prints one of its tables alone, under its line of headings, however many options were given:",
    "  `listwright count --file list.json --breakdown AGE --tsv breakdown`. Without it, each row of `count` begins with its kind.",
    "- `-` reads lists from standard input, one per line. Only the text before the first tab of a line counts, so the ids of",
    "  `--ids-only` and the rows of `saved list` both work.",
    "- A list is named by its id, its code or its name, in any case. A name that several lists have is refused with their ids.",
    "- Exit codes: 0 done, 1 failure, 2 usage, 3 not found, 4 sign-in, 5 invalid input. With `--json`, an error is one line of",
    '  JSON on standard error: `{"error":{"code":"not_found","message":"..."}}`, its code one of `failure`, `usage`,',
    "  `not_found`, `auth`, `validation`.",
    "",
    "## Servers of the original contract",
    "",
    "`listwright --contract original COMMAND` makes no calls but the original ones, to try a server that knows no others. `login` then",
    "keeps the cookies of a session in the token's place, and later commands need no `--contract`; LISTWRIGHT_TOKEN holds such",
    "cookies (`name=value`). What the original contract has no call for is refused with exit code 5. It knows neither keys nor",
    "checksums: `order place` takes no `--key`, `order download` takes the one format that the server sends, and an order shows",
    "nothing that the history of orders doesn't say. A search for areas reads the lists of their states, which takes longer.",
    "",
    "## Quick picks",
    "",
    "`listwright quick-picks list` shows your own and those of the site. `count --quick-pick NAME` adds what one chooses to the other",
    "options or to `--file`; of several normal ones the last applies, groups of business types add up. `quick-picks apply NAME --file",
    "list.json` prints the changed definition, `quick-picks save NAME --file list.json --description TEXT` keeps its criteria. A quick",
    "pick is named by its id or its name, in any case.",
    "",
    "## Areas",
    "",
    "`listwright count` takes areas of every kind by options. Most repeat, and all of them make one list; `listwright areas",
    "search` finds names and codes.",
    "",
    "| Options | Take |",
    "|---|---|",
    "| `--zip`, `--zip4`, `--route`, `--scf` | Codes, separated by commas. `--zips-from FILE` reads ZIP Codes |",
    "| `--postal-code` | Canadian postal codes or their first halves, with `--source 100` |",
    '| `--city`, `--county`, `--metro` | One name each: `"Chicago, IL"`, `"Cook County IL"`, `"Chicago metro"`; or `IL:Chicago`, a FIPS code, a CBSA code |',
    "| `--district`, `--state` | Names or codes, separated by commas: `TX-21`, `Texas`, `TX` |",
    "| `--usa` | Nothing: the whole nation |",
    "| `--radius PLACE --miles N` | A ZIP Code, a city with its state, or coordinates with the latitude first (`41.88,-87.63`). `--miles` once for all places or once for each; more than 200 count as 200. `--same-state` doesn't cross state lines; `--granularity` says what a single radius is made of |",
    "| `--closest N --near PLACE` | The nearest records; `--closest` once for all places or once for each |",
    "| `--addresses-from FILE` | A CSV or Excel file of addresses, one area for all; `--address-column` names columns that aren't recognized |",
    "| `--polygon FILE` | GeoJSON, KML, or lines of `longitude,latitude`. Each polygon is an area of at most 500 corners, those of its holes included; holes are cut out of it. `--simplify` brings a larger one down |",
    "| `--exclude-zip`, `--exclude-county` and so on | As without `exclude`: what to leave out of all other areas |",
    "",
    "- A name must mean exactly one area. One that several have is refused with each of them and its code, an unknown one with the",
    "  nearest names; all refusals of a command come together, with exit code 5. `--skip-unknown` leaves unknown ones out.",
    "- Kinds mix as on the page `moreArea` of the screens: all but the nation and the nearest records. Sources without that page",
    "  take one kind, and list types 110 and 120 one area. Exclusions stand beside any kind.",
    "- A record of several areas belongs to the first in the list. Options put areas in the order of this table, whatever their own",
    "  order is; a definition in a file keeps the order of its areas.",
    "- Where only the center of a ZIP Code, a city or a state is known of a place, a line on standard error (`warnings` in JSON)",
    "  says so. A place that may be several is refused with them.",
    "- A polygon whose line crosses or touches itself is refused with the two segments and the place.",
    "",
    "## Plans",
    "",
    `\`listwright run plan.json\` does what a ${plan} says: counts, combinations, overlaps, explanations and saves, each a step with`,
    "a name. A step waits for those that it names, wherever they stand. `--dry-run` prints the order and asks the server nothing.",
    "",
    "- What is wrong with a plan is refused by its field before anything is done: unknown fields, names of no step, circles, files",
    "  that are missing or hold no definition.",
    "- A step that fails keeps back those that name it, and those that name them. All others are done. The exit code is that of the",
    "  first failure.",
    "- Only saved lists combine, so a plan saves what it combines. A list of the same name that selects the same is kept, so that a",
    "  plan can run again; one that selects others is never replaced.",
    "- The same plan gives the same figures on the same state of the data, which the last row (`snapshots` in JSON) names. If it",
    "  changed while the plan ran, a line on standard error says so.",
    "",
    "## JSON",
    "",
    "Each command prints one document with `--json`. Fields with `?` are left out where they were not asked for. New fields may",
    "be added; these stay.",
    "",
    "| Command | Prints |",
    "|---|---|",
    ...rows,
    "",
    ...[...definitions].flatMap(([name, { description, text }]) => [
      `### ${name}`,
      "",
      description,
      "",
      "```ts",
      text,
      "```",
      "",
    ]),
  ].join("\n")
}
