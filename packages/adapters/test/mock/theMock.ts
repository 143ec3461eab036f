import { join } from "node:path"
import { setupServer } from "msw/node"
import { afterAll, afterEach, beforeAll } from "vitest"
import { httpLayer } from "../../src/http/httpLayer.ts"
import { makeMock } from "../../src/mock/makeMock.ts"
import { mockHandlers } from "../../src/mock/mockHandlers.ts"
import { readFixtures } from "../../src/mock/readFixtures.ts"

export const URL = "http://listwright.test"
export const fixtures = readFixtures(join(import.meta.dirname, "../../../../fixtures/http"))
export const demo = { email: "demo@listwright.example", password: "Demo-Portal-2026" }

/** A fresh mock for each test file's msw, and every port over it. */
export const useMock = () => {
  const server = setupServer(...mockHandlers(makeMock({ fixtures }), URL))
  beforeAll(() => server.listen({ onUnhandledFrame: "error" }))
  afterEach(() => server.resetHandlers(...mockHandlers(makeMock({ fixtures }), URL)))
  afterAll(() => server.close())
  return { server, layer: httpLayer({ baseUrl: URL }) }
}
