/// <reference types="node" />
import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { recordAll } from "./recording/recordAll.ts"

/**
 * Records `fixtures/http` again from a server of the demo site: node --conditions=listwright-source
 * packages/adapters/src/mock/record.ts --url http://127.0.0.1:4380 --out fixtures/http
 */
const { values } = parseArgs({
  options: {
    url: { type: "string", default: "http://127.0.0.1:4380" },
    out: { type: "string", default: "fixtures/http" },
  },
})

const fixtures = await recordAll(values.url)
mkdirSync(values.out, { recursive: true })
for (const fixture of fixtures) {
  writeFileSync(join(values.out, `${fixture.call}.json`), `${JSON.stringify(fixture, null, 2)}\n`)
}
process.stdout.write(`Recorded ${fixtures.length} calls of ${values.url} in ${values.out}.\n`)
