/** A small repository, what changes in it, and the tests that this touches, with how near they are. */
export interface Case {
  readonly name: string
  readonly files: Readonly<Record<string, string>>
  /** The files that differ, as they are now. */
  readonly change: Readonly<Record<string, string>>
  /** Paths of calls by their names. */
  readonly calls?: Readonly<Record<string, string | undefined>>
  readonly tests: Readonly<Record<string, number>>
}

const uses = (name: string, from: string): string =>
  `import { ${name} } from "${from}"\nit("is", () => ${name}())`

/** Two rules behind one entry. */
const DOMAIN = {
  "packages/domain/src/counting.ts":
    'export { one } from "./counting/one.ts"\nexport * from "./counting/two.ts"\nexport { three } from "./counting/three.ts"',
  "packages/domain/src/counting/one.ts": 'import { two } from "./two.ts"\nexport const one = () => two() + 1',
  "packages/domain/src/counting/two.ts": "export const two = () => 2\nexport const half = () => 0.5",
  "packages/domain/src/counting/three.ts":
    'import type { one } from "./one.ts"\nexport const three = (): ReturnType<typeof one> => 3',
  "packages/engine/test/one.test.ts": uses("one", "@listwright/domain/counting"),
  "packages/engine/test/two.test.ts": uses("two", "@listwright/domain/counting"),
  "packages/engine/test/half.test.ts": uses("half", "@listwright/domain/counting"),
  "packages/engine/test/three.test.ts": uses("three", "@listwright/domain/counting"),
  "packages/engine/test/all.test.ts":
    'import * as counting from "@listwright/domain/counting"\nit("is", () => counting.three())',
}

const two = "packages/domain/src/counting/two.ts"

export const CASES: ReadonlyArray<Case> = [
  {
    name: "lie behind the re-exports of the name, not of its neighbors",
    files: DOMAIN,
    change: { [two]: "export const two = () => 3\nexport const half = () => 0.5" },
    tests: { "packages/engine/test/two.test.ts": 1, "packages/engine/test/one.test.ts": 2 },
  },
  {
    name: "are those that use the changed declaration of a file",
    files: DOMAIN,
    change: { [two]: "export const two = () => 2\nexport const half = () => 0.6" },
    tests: { "packages/engine/test/half.test.ts": 1 },
  },
  {
    name: "include who takes the name from a whole module, and leave out who names its type only",
    files: DOMAIN,
    change: { "packages/domain/src/counting/three.ts": "export const three = () => 4" },
    tests: { "packages/engine/test/three.test.ts": 1, "packages/engine/test/all.test.ts": 1 },
  },
  {
    name: "are those behind a re-export that leads elsewhere",
    files: DOMAIN,
    change: {
      "packages/domain/src/counting.ts": DOMAIN["packages/domain/src/counting.ts"].replace(
        "{ three } from",
        "{ two as three } from",
      ),
    },
    tests: { "packages/engine/test/three.test.ts": 1, "packages/engine/test/all.test.ts": 1 },
  },
  {
    name: "are all who load a file that does something when it loads",
    files: DOMAIN,
    change: { [two]: `${DOMAIN[two]}\nregister(two)` },
    tests: {
      "packages/engine/test/one.test.ts": 2,
      "packages/engine/test/two.test.ts": 2,
      "packages/engine/test/half.test.ts": 2,
      "packages/engine/test/three.test.ts": 2,
      "packages/engine/test/all.test.ts": 2,
    },
  },
  {
    name: "include who imports a module late, and who reads a file by its path",
    files: {
      "packages/engine/src/late.ts": "export const late = () => 1",
      "packages/engine/test/late.test.ts": 'it("is", () => import("packages/engine/src/late.ts"))',
      "packages/engine/test/rows.test.ts": 'it("is", () => readFileSync("packages/engine/test/rows.json"))',
      "packages/engine/test/rows.json": "1",
    },
    change: {
      "packages/engine/src/late.ts": "export const late = () => 2",
      "packages/engine/test/rows.json": "2",
    },
    tests: { "packages/engine/test/late.test.ts": 1, "packages/engine/test/rows.test.ts": 1 },
  },
  {
    name: "are the tests of the sentences where a sentence is touched",
    files: {
      ...DOMAIN,
      "packages/domain/test/counting/two.properties.ts":
        'import { half } from "../../src/counting/two.ts"\nexport const sentences = [half]',
      "packages/domain/test/properties.test.ts": "it()",
    },
    change: { [two]: "export const two = () => 2\nexport const half = () => 0.6" },
    tests: { "packages/engine/test/half.test.ts": 1, "packages/domain/test/properties.test.ts": 2 },
  },
  {
    name: "of a handler make its call, in its folder first; those that only start the server are far",
    files: {
      "packages/server/src/http/v1/quotes/quoteCalls.ts":
        'export const quoteCalls = { openQuote: handler(Api, "V1Quotes", "openQuote", 1) }',
      "packages/server/src/start/startServer.ts":
        'import { quoteCalls } from "../http/v1/quotes/quoteCalls.ts"\nexport const startServer = () => quoteCalls',
      "packages/server/test/quotes/open.test.ts": `${uses("startServer", "../../src/start/startServer.ts")}\nget(\`/quotes/\${id}/open\`)`,
      "packages/server/test/quotes/others.test.ts": uses("startServer", "../../src/start/startServer.ts"),
      "packages/server/test/http/letters.test.ts": 'post("openQuote")',
      "packages/server/test/http/health.test.ts": uses("startServer", "../../src/start/startServer.ts"),
    },
    change: {
      "packages/server/src/http/v1/quotes/quoteCalls.ts":
        'export const quoteCalls = { openQuote: handler(Api, "V1Quotes", "openQuote", 2) }',
    },
    calls: { openQuote: "/quotes/:id/open" },
    tests: {
      "packages/server/test/quotes/open.test.ts": 2,
      "packages/server/test/http/letters.test.ts": 3,
      "packages/server/test/quotes/others.test.ts": 4,
      "packages/server/test/http/health.test.ts": 101,
    },
  },
  {
    name: "of a screen lie in its folder, or import it; the whole web app is far",
    files: {
      "packages/ui-web/src/portal/overlap/rows.ts": "export const rows = () => 1",
      "packages/ui-web/src/frame/routes/createRouter.ts":
        'import { rows } from "../../portal/overlap/rows.ts"\nexport const createRouter = () => rows()',
      "packages/ui-web/test/portal/overlap/overlap.test.tsx": uses(
        "createRouter",
        "../../../src/frame/routes/createRouter.ts",
      ),
      "packages/ui-web/test/list/ledger/rows.test.ts": uses("rows", "../../../src/portal/overlap/rows.ts"),
      "packages/ui-web/test/list/ledger/ledger.test.tsx": uses(
        "createRouter",
        "../../../src/frame/routes/createRouter.ts",
      ),
    },
    change: { "packages/ui-web/src/portal/overlap/rows.ts": "export const rows = () => 2" },
    tests: {
      "packages/ui-web/test/list/ledger/rows.test.ts": 1,
      "packages/ui-web/test/portal/overlap/overlap.test.tsx": 4,
      "packages/ui-web/test/list/ledger/ledger.test.tsx": 101,
    },
  },
  {
    name: "of a folder that every screen shows are a few screens",
    files: {
      "packages/ui-web/src/design/Button.tsx": "export const Button = () => <b>1</b>",
      "packages/ui-web/test/frame/page/frame.test.tsx": "it()",
      "packages/ui-web/test/portal/videos/videos.test.tsx": "it()",
    },
    change: { "packages/ui-web/src/design/Button.tsx": "export const Button = () => <b>2</b>" },
    tests: { "packages/ui-web/test/frame/page/frame.test.tsx": 4 },
  },
  {
    name: "of a file that is no module are named in the table",
    files: {
      "packages/domain/test/golden/golden.test.ts": "it()",
      "packages/domain/test/pricing/a.test.ts": "it()",
    },
    change: { "fixtures/golden/pricing.rush.json": "{}" },
    tests: { "packages/domain/test/golden/golden.test.ts": 4 },
  },
  {
    name: "leave out a declaration that takes only the type of what changed",
    files: {
      "tools/a.ts": "export class A {}",
      "tools/b.ts":
        'import { A } from "./a.ts"\nexport const make = () => new A()\nexport const read = (a: A): string => `${a}`',
      "tools/make.test.ts": uses("make", "./b.ts"),
      "tools/read.test.ts": uses("read", "./b.ts"),
    },
    change: { "tools/a.ts": "export class A { x = 1 }" },
    tests: { "tools/make.test.ts": 2 },
  },
  {
    name: "are none where only a comment changed",
    files: DOMAIN,
    change: { [two]: `/** Two. */\n${DOMAIN[two]}` },
    tests: {},
  },
]
