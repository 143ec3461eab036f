import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { json } from "node:stream/consumers"
import { Effect, Layer } from "effect"
import type { BesideServices } from "../../packages/server/src/start/startServer.ts"
import { makePeople } from "./makePeople.ts"
import type { NewPerson } from "./Person.ts"

/** Listens beside a server, on a free port of this machine, and answers `POST /` with the user that its body describes. */
export const layerControl = (listens: (url: string) => void): Layer.Layer<never, never, BesideServices> =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const makePerson = yield* makePeople
      const server = createServer((request, response) => {
        void json(request)
          .then((asked) => Effect.runPromise(makePerson(asked as NewPerson)))
          .then(
            (person) => response.end(JSON.stringify(person)),
            (error: unknown) => response.writeHead(500).end(String(error)),
          )
      })
      yield* Effect.acquireRelease(
        Effect.callback<void>((resume) => {
          server.listen(0, "127.0.0.1", () => resume(Effect.void))
        }),
        () => Effect.sync(() => server.close()),
      )
      listens(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    }),
  )
