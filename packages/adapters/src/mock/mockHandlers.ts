import { http, type RequestHandler } from "msw"
import type { Mock } from "./makeMock.ts"

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const

/** Handlers for msw, in a browser or in Node: one for each call of the contract. */
export const mockHandlers = (mock: Mock, baseUrl: string): ReadonlyArray<RequestHandler> =>
  [...mock.fixtures.values()].map(({ method, path }) =>
    METHODS[method](`${baseUrl.replace(/\/$/, "")}${path}`, ({ request }) => mock.answer(request)),
  )
