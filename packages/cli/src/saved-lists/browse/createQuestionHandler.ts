import { operationDefinition, SavedLists } from "@listwright/domain/saved-lists"
import { firstPage } from "@listwright/domain/shared"
import { Effect } from "effect"
import { countDefinition } from "../../counting/countDefinition.ts"
import { type Connection, runOnServer } from "../../sign-in/connection.ts"
import { combineNamedLists } from "../combineNamedLists.ts"
import type { BrowseQuestionHandler } from "./Browse.tsx"
import type { BrowseAnswer, BrowsedCombination, BrowseQuestion } from "./browsing.ts"

/** The maximum number of lists shown; others are found by searching. */
const SHOWN = 200

const combined = Effect.fnUntraced(function* ({ k, operation, rows }: BrowsedCombination) {
  const { accountId, ...lists } = yield* combineNamedLists(rows.map(({ id }) => id))
  return { accountId, definition: operationDefinition(lists, operation, k) }
})

const answerTo = Effect.fnUntraced(function* (question: BrowseQuestion) {
  const lists = yield* SavedLists
  switch (question.kind) {
    case "find": {
      const query = { accountId: null, search: question.search, start: null, end: null }
      const page = yield* lists.page(query, { ...firstPage("savedLists"), pageSize: SHOWN })
      return { kind: "found", rows: page.items, total: page.total } as const
    }
    case "preview": {
      const { definition } = yield* lists.get(question.row.id)
      return { kind: "counted", counted: yield* countDefinition(definition, true) } as const
    }
    case "combine": {
      const { definition } = yield* combined(question.combination)
      return { kind: "counted", counted: yield* countDefinition(definition, true) } as const
    }
    case "save": {
      const { accountId, definition } = yield* combined(question.combination)
      const { row } = yield* lists.saveDefinition({ name: question.name, definition, accountId })
      return { kind: "saved", row } as const
    }
  }
})

/** Sends the screen's questions to a server. */
export const createQuestionHandler =
  (server: Connection): BrowseQuestionHandler =>
  (question, signal) =>
    Effect.runPromise(
      runOnServer(server)(answerTo(question)).pipe(
        Effect.catch(({ message }): Effect.Effect<BrowseAnswer> =>
          Effect.succeed({ kind: "failed", message }),
        ),
      ),
      { signal },
    ).catch((): BrowseAnswer => ({ kind: "failed", message: "The request was canceled." }))
