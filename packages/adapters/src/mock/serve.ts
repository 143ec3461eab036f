/// <reference types="node" />
import { join } from "node:path"
import { parseArgs } from "node:util"
import { makeMock } from "./makeMock.ts"
import { readFixtures } from "./readFixtures.ts"
import { MOCK_DELAY_MS, serveMock } from "./serveMock.ts"

/** A server of the contract without a database, each answer after --delay milliseconds: node --conditions=listwright-source packages/adapters/src/mock/serve.ts --port 4421 */
const { values } = parseArgs({
  options: {
    port: { type: "string", default: "4421" },
    delay: { type: "string", default: String(MOCK_DELAY_MS) },
    fixtures: { type: "string", default: join(import.meta.dirname, "../../../../fixtures/http") },
  },
})

await serveMock(
  makeMock({ fixtures: readFixtures(values.fixtures), signIn: "cookie" }),
  Number(values.port),
  {
    delayMs: Number(values.delay),
  },
)
process.stdout.write(`The mock listens at http://127.0.0.1:${values.port}\n`)
