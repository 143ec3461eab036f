/** The engine's process: opens the universe of the folder it is given and answers questions about it until it is left. */
import { Effect, Schema } from "effect"
import { Connections } from "./Connections.ts"
import { countRows, findCodes } from "./countRows.ts"
import { Question, type Report } from "./messages.ts"
import { type OpenUniverse, openUniverse } from "./openUniverse.ts"
import { Deliverer } from "../delivery/Deliverer.ts"

const tell = (report: Report): void => {
  process.send?.(report)
}

const serve = (universe: OpenUniverse): void => {
  const connections = new Connections(universe.instance)
  const deliverer = new Deliverer(universe)
  const decode = Schema.decodeUnknownSync(Question)

  const answer = async (question: Exclude<Question, { readonly kind: "cancel" }>): Promise<Report> => {
    const { id } = question
    switch (question.kind) {
      case "count":
        return {
          id,
          kind: "counted",
          areas: await connections.use(id, (c) => countRows(c, question.selection)),
        }
      case "codes":
        return {
          id,
          kind: "found",
          codes: await connections.use(id, (c) => findCodes(c, question.of, question.codes)),
        }
      case "deliver": {
        const delivered = await connections.use(id, (c, stopped) =>
          deliverer.deliver(c, question.order, stopped),
        )
        return { id, kind: "delivered", delivered }
      }
    }
  }

  process.on("message", (message) => {
    const question = decode(message)
    if (question.kind === "cancel") return connections.cancel(question.id)
    answer(question).then(tell, (cause: unknown) =>
      tell({
        id: question.id,
        kind: "failed",
        reason: cause instanceof Error ? cause.message : String(cause),
      }),
    )
  })
  tell({ kind: "ready", snapshot: universe.manifest.snapshot })
}

process.on("disconnect", () => process.exit(0))
const opened = Effect.match(openUniverse(process.argv[2] ?? ""), {
  onSuccess: serve,
  onFailure: ({ file, reason }) => tell({ kind: "unusable", file, reason }),
})
await Effect.runPromise(opened)
