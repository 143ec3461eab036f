import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { json } from "node:stream/consumers"
import { Effect } from "effect"
import type { AssembledServer } from "../../packages/server/src/start/startServer.ts"
import { makePeople } from "./makePeople.ts"
import type { NewPerson } from "./Person.ts"

/** Listens beside a server, on a free port of this machine, and answers `POST /` with the user that its body describes. */
export const listenForPeople = async ({
  services,
}: Pick<AssembledServer, "services">): Promise<{ readonly url: string; readonly server: Server }> => {
  const makePerson = await Effect.runPromise(Effect.provideContext(makePeople, services))
  const server = createServer((request, response) => {
    void json(request)
      .then((asked) => Effect.runPromise(makePerson(asked as NewPerson)))
      .then(
        (person) => response.end(JSON.stringify(person)),
        (error: unknown) => response.writeHead(500).end(String(error)),
      )
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}
