import type { BenchRow } from "./benchmarkResults.ts"
import { cell } from "./markdown.ts"

export const BENCHMARKS_PAGE = "docs/benchmarks.md"

const INTRODUCTION = `# Benchmarks

\`npm run bench -- --write\` writes this page and \`bench/results.json\`, where the figures are kept. Each table says when and
on which machine it was measured, each row where they differ. Measuring a row again replaces it; all others stay. Figures of two
rows may come from two machines: compare dates before you compare numbers.

    npm run bench                            # all tables, on 1,000,000 records
    npm run bench -- count --write           # one of them, and keep the figures
    RECORDS=100000000 UNIVERSE=/data/u100m npm run bench -- count --write
`

/** Introductions to the tables of each benchmark: what it measures and how. */
const MEASURES: Readonly<Record<string, { readonly title: string; readonly text: string }>> = {
  count: {
    title: "Counting",
    text: `\`npm run bench -- count\` asks each question 41 times, every time a different one, so no kept answer helps. **port** is
the time through the port, from the engine's own process; **HTTP** is the time through a site in a third process, with a
token. **limit** is what it takes to read the slices that the question needs, at the speed at which two threads read memory:
nothing that reads them can be faster. **first** is the very first time, when loops are compiled and slices may still be on
disk. DuckDB has the columns in memory; chDB has them in a MergeTree ordered by ZIP Code and household; both get five runs.
**in pairs** compares two states of the product on their own universes in alternating runs of one machine; its ratio is the
median of the pairs. Columns beyond the most used ones are read when somebody first asks about them.

Environment: \`RECORDS\`, \`UNIVERSE\` (a folder that is kept), \`ONLY\` (a pattern of row names), \`HTTP=0\`, \`DUCKDB=0\`, \`CHDB=1\`.`,
  },
  demo: {
    title: "The first start",
    text: `\`npm run bench -- demo\` starts the product in an empty folder, as \`npm start\` does. It serves as soon as there are
consumers, and makes the other universes meanwhile. Memory is that of all processes, with what they share counted once.

Environment: \`RECORDS\` (consumers; the other universes grow with their number).`,
  },
  fairness: {
    title: "A short question next to somebody's long ones",
    text: `\`npm run bench -- fairness\` lets one user count 50 ZIP Codes over HTTP while another asks the worst questions that we could
think of. **idle after leaving** is how long the engine stays busy after the other user has gone away. Before questions took
turns (decision 0014), a count next to 1,000 areas of the nearest took 5.6 seconds (p95).`,
  },
  signin: {
    title: "A right password beside wrong ones",
    text: `\`npm run bench -- signin\` sends 640 wrong passwords at once, each from a client of its own, and then a right one from a
device that its account does not know. Too many checks are told to try again (429), and so may be the right one, which counts
under **told to retry** and not in the times.

Environment: \`GUESSES\`, \`RUNS\`, \`SECONDS\`.`,
  },
  users: {
    title: "Many users at once",
    text: `\`npm run bench -- users\` lets 200 signed-in users count 50 ZIP Codes each over HTTP, on the embedded database and on
PostgreSQL in turns (\`USERS\`, \`PAUSE\`, \`ROUNDS\`, \`SECONDS\`). Both sites run all the time, and each pair of bursts gives one
ratio, so whatever else the machine does affects both.`,
  },
  history: {
    title: "The order history",
    text: `\`npm run bench -- history\` places 100,000 orders of one account in the embedded database and asks for pages and
searches of them over HTTP, 41 times each; the goals are 30 and 60 ms. Export All takes all of them as CSV; its memory is what the
server's process grows by at most.`,
  },
  lists: {
    title: "Saved lists",
    text: `\`npm run bench -- lists\` compares six nationwide lists 41 times, other lists every time: one question through the
port, which counts each list and then all of them in one pass. The goal is 150 ms at 100,000,000 records. It also asks a
site for pages and searches of 100,000 saved lists over HTTP; the goals are 30 and 60 ms.

Environment: \`RECORDS\`, \`UNIVERSE\` (a folder that is kept), \`PAGES=0\`.`,
  },
  areas: {
    title: "The search for areas",
    text: `\`npm run bench -- areas\` types names and codes of areas, from \`606\` to \`Saint Petersburg, FL\`, and asks for the hits
at each keystroke. The goal is 30 ms at the server. The index is built in pieces after the start, which does not wait for it.
**hits to their counts** asks how many records each of them holds (decision 0023), of another audience every time.

Environment: \`RECORDS\`.`,
  },
  addresses: {
    title: "Where addresses are",
    text: `\`npm run bench -- addresses\` leaves a tenth of the houses of the universe, chosen by hash, out of an index of its streets
and asks for every house: the error is the distance from where the record says that it is. Users see **address** for houses in the
index and held out alike (decision 0039). Files are looked up and keystrokes answered over HTTP by a site over the whole universe. The
goals are 5,000 addresses a second and 20 ms (p50). The demo's streets are straight, and its house numbers even along them: real
errors will be larger. With \`LARGE=1\` an index of made-up streets as large as that of 100,000,000 people is written and asked too.

Environment: \`RECORDS\`, \`UNIVERSE\` (a folder that is kept), \`LARGE\`.`,
  },
  calls: {
    title: "The largest calls of the geography step",
    text: `\`npm run bench -- calls\` asks for the cities of Texas and looks up 2,000 ZIP Codes, other ones every time, over HTTP:
one client, then 16 at once, in turns.

Environment: \`ANSWERS\`, \`ROUNDS\`.`,
  },
  map: {
    title: "The map",
    text: `\`npm run bench -- map\` lets 16 clients look at twelve places each, all over the country, at zooms from 4 to 13: the
tiles that a screen shows, one after another, from a site in a process of its own. The goal is 50 ms (p99). **thread held at most** is the
longest that the server's thread was held meanwhile, by whatever it was; **processor time each** is what the server's process took for an
answer, which other work of the machine does not change. **shades** asks how many records live in each outline, and how many each would
add to the list (decision 0040), of another audience every time.

Environment: \`RECORDS\`, \`UNIVERSES\` (a site's folder that has them).`,
  },
  export: {
    title: "Writing lists",
    text: `\`npm run bench -- export\` writes lists with phones and three columns, in the engine's process, and verifies them by
their checksums. DuckDB may choose any records it likes.`,
  },
  web: {
    title: "The screens in a browser",
    text: `\`npm run bench -- web\` walks through the builder in Chromium with a processor four times slower, against the real server:
the first ZIP Code, the way to the audience, one choice, and its tabs, at a site with 10,000 quick picks. Each row is a median; **last ZIP digit to count** includes Enter. With
\`BESIDE\`, the path of another built checkout, both are measured in turns, each with a server of its own; **before** was the
state before the ledger was written on (f831d1f1).

Environment: \`RECORDS\`, \`UNIVERSES\` (a site's folder that has them), \`PAIRS\`, \`BESIDE\`.`,
  },
  "web-map": {
    title: "The map in a browser",
    text: `\`npm run bench -- web-map\` opens the map of ZIP Codes in Chromium, which renders in software, and pans it. Each row is a
median. **Our own code** is what is not of the map's library; the goal is no run of it above 50 ms.

Environment: \`RECORDS\`, \`UNIVERSES\` (a site's folder that has them), \`TIMES\`.`,
  },
  rules: {
    title: "Rules of the domain",
    text: `\`npm run bench -- rules\` runs two rules on one core.`,
  },
}

/** All columns of some rows, in the order of the row that has most of them. */
const columnsOf = (rows: ReadonlyArray<BenchRow>): ReadonlyArray<string> => {
  const heads = rows.map(({ figures }) => Object.keys(figures))
  return [...new Set(heads.toSorted((one, other) => other.length - one.length).flat())]
}

const whenOf = ({ date, machine }: BenchRow): string => `${date}, ${machine}`

/** Formats rows as a table. The date and machine appear once below it if all rows share them, else in each row. */
const tableOf = (rows: ReadonlyArray<BenchRow>): string => {
  const columns = columnsOf(rows)
  const [when, ...others] = new Set(rows.map(whenOf))
  const isOne = others.length === 0
  const line = (cells: ReadonlyArray<string>, last: string): string =>
    `| ${[...cells, ...(isOne ? [] : [last])].map(cell).join(" | ")} |`
  return [
    line([rows[0]?.of ?? "", ...columns], "measured"),
    `|---|${"---|".repeat(columns.length + (isOne ? 0 : 1))}`,
    ...rows.map((row) => line([row.row, ...columns.map((column) => row.figures[column] ?? "")], whenOf(row))),
    ...(isOne ? ["", `Measured ${when}.`] : []),
  ].join("\n")
}

const sectionOf = (bench: string, rows: ReadonlyArray<BenchRow>): string => {
  const { text, title } = MEASURES[bench] ?? { title: bench, text: "" }
  const byScale = [...Map.groupBy(rows, ({ records }) => records)].toSorted(
    ([one], [other]) => (other ?? 0) - (one ?? 0),
  )
  return [
    `## ${title}`,
    text,
    ...byScale.flatMap(([records, ofScale]) => [
      ...(records === null ? [] : [`### ${records.toLocaleString("en-US")} records`]),
      ...[...Map.groupBy(ofScale, ({ of }) => of).values()].map(tableOf),
    ]),
  ]
    .filter((part) => part !== "")
    .join("\n\n")
}

/** Formats the kept results of all benchmarks as a page. */
export const benchmarksPage = (results: ReadonlyArray<BenchRow>): string => {
  const byBench = Map.groupBy(results, ({ bench }) => bench)
  const names = [...new Set([...Object.keys(MEASURES), ...byBench.keys()])]
  const sections = names.flatMap((name) => {
    const rows = byBench.get(name)
    return rows === undefined ? [] : [sectionOf(name, rows)]
  })
  return `${[INTRODUCTION.trimEnd(), ...sections].join("\n\n")}\n`
}
