export interface NotRun {
  /** The whole command, without a comment. */
  readonly command: RegExp
  /** The reason that a test can't run it, and what runs it instead. */
  readonly reason: string
  /** A cheap form, which is run in its place. */
  readonly instead?: string
}

/** The only commands of the pages that no test runs as they are. */
export const NOT_RUN: ReadonlyArray<NotRun> = [
  {
    command: /^npm install( |$)/,
    reason: "changes this checkout; `npm run test:package` installs the packages in empty folders",
  },
  {
    command: /^npm start( |$)/,
    reason: "serves until it is stopped; the tests in Chromium run against it",
  },
  {
    command: /^npm (run )?test(:long|:package|:coverage|:changed|:all)?( |$)/,
    reason: "is a run of tests itself",
  },
  {
    command: /^npx vitest run --project \S+( [\w./-]+)*$/,
    reason: "is a run of tests itself; that its project and its files exist is checked",
  },
  { command: /^npm run dev( |$)/, reason: "serves until it is stopped" },
  {
    command: /^npm run pack$/,
    reason: "writes to this checkout; `npm run test:package` packs the same",
  },
  { command: /^npm run check(:changed)?$/, reason: "takes minutes; continuous integration runs it" },
  {
    command: /^npm run release( |$)/,
    reason: "prepares a release of this checkout; release.test.ts prepares one of another repository",
  },
  {
    command: /^curl -s \$LISTWRIGHT_URL/,
    reason: "asks the address that `npm run dev` printed; the server's tests ask for its health",
  },
  {
    command: /^kill -USR1 /,
    reason: "opens the inspector of a running server, where any program could run code in it",
  },
  {
    command: /^grep -v acquired_at sql\.log$/,
    reason: "reads what a server wrote; sqlLog.test.ts holds its lines",
  },
  {
    command: /^npm run sql( |$)/,
    reason:
      "asks the database of a site that is stopped, and none is here; databases of sites are the server's tests'",
  },
  {
    command: /^npm run acceptance( |$)/,
    reason:
      "reads every test, runs some, or fails while a requirement is untried; acceptance.test.ts holds it",
    instead: "node --conditions=listwright-source scripts/acceptance/run.ts portal 2",
  },
  {
    command: /^npm run proof( |$)/,
    reason: "reads the whole repository for half a minute; proof.test.ts holds what it prints",
  },
  { command: /^npm run format$/, reason: "writes files of this checkout; check says what it would write" },
  {
    command: /^npm run test:golden$/,
    reason: "is a run of tests itself",
    instead: "node --conditions=listwright-source packages/domain/test/golden/run.ts",
  },
  {
    command: /^npm run properties( |$)/,
    reason: "tries thousands of values",
    instead:
      'node --conditions=listwright-source packages/domain/test/property/run.ts --only "never negative" --runs 10',
  },
  {
    command: /^npm run mutation( |$)/,
    reason: "takes minutes to hours",
    instead: "node --conditions=listwright-source tools/mutation/run.ts --help",
  },
  { command: /^npm run reach( |$)/, reason: "takes 20 minutes" },
  {
    command: /^npm run combinations( |$)/,
    reason: "takes minutes; combinations.long.test.ts tries some of them",
    instead: "node --conditions=listwright-source scripts/combinations/run.ts --help",
  },
  {
    command: /^npm run faults( |$)/,
    reason: "kills servers for minutes; `npm test` does it for one",
  },
  { command: /^npm run bench( |$)/, reason: "measures for minutes, on a quiet machine" },
  {
    command: /^(npx )?listwright serve( |$)/,
    reason: "serves until it is stopped; serve.test.ts starts and stops it",
    instead: "listwright serve --help",
  },
  {
    command: /^npx listwright saved browse$/,
    reason: "waits for keys; Browse.test.tsx presses them",
    instead: "listwright saved browse --help",
  },
  {
    command: /^listwright universe load( |$)/,
    reason: "needs ClickHouse servers; `npm run test:cluster` starts some",
    instead: "listwright universe load --help",
  },
  {
    command: /^listwright mail (retry|drop) LW-2345-6789-delivery$/,
    reason: "needs a mail that failed; mail.test.ts has one",
    instead: "listwright mail retry --help",
  },
]
