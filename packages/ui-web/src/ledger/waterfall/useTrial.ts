import type { Relaxation } from "@listwright/domain/counting"
import { pricedChoices } from "@listwright/domain/drafts"
import { type Quote, Quotes } from "@listwright/domain/pricing"
import { Effect } from "effect"
import { useDraft } from "../../draft/useDraft.ts"
import { type LiveFigures, useLiveCall } from "../useLiveCall.ts"
import { withoutChoices } from "./withoutStep.ts"

/** The list without some of its choices, counted and priced by the server, which saves nothing of it. */
export const useTrial = (off: ReadonlyArray<Relaxation>): LiveFigures<Quote> => {
  const { choices, definition, revision } = useDraft().draft
  // Of no draft: it must not cancel the questions about the list as it is.
  const asked = {
    definition: withoutChoices(definition, off),
    choices: pricedChoices(choices),
    draftId: null,
  }
  const live = useLiveCall(
    ["trial", JSON.stringify(asked)],
    Effect.flatMap(Quotes, (quotes) => quotes.quote({ ...asked, revision })),
    true,
  )
  return { ...live, answer: live.answer?.quote ?? null }
}
