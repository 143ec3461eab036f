import {
  applyQuickPick,
  ONE_ITEM_PER_CATEGORY_MESSAGE,
  type QuickPick,
  type QuickPickSelection,
  quickPickNameKey,
  QuickPicks,
} from "@listwright/domain/audience"
import { type CanonicalDefinition, canonicalDefinition } from "@listwright/domain/definition"
import { Effect } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { failWithMessage } from "../sign-in/applySiteWording.ts"
import { messageText } from "@listwright/domain/shared"

/** Returns all of a source's quick picks: the user's own, the site's, and those made of business types. */
export const listAllQuickPicks = Effect.fn("listAllQuickPicks")(function* (listType: number) {
  const quickPicks = yield* QuickPicks
  return [...(yield* quickPicks.list(listType)), ...(yield* quickPicks.listBusiness(listType))]
})

/** Finds a quick pick by its id, or by its name ignoring case. */
export const resolveQuickPick = Effect.fn("resolveQuickPick")(function* (
  listType: number,
  reference: string,
) {
  const all = yield* listAllQuickPicks(listType)
  const found =
    all.find(({ id }) => id === reference) ??
    all.find(({ name }) => quickPickNameKey(name) === quickPickNameKey(reference))
  if (found !== undefined) return found
  const others = all.length === 0 ? "" : ` Use one of: ${all.map(({ name }) => name).join(", ")}.`
  return yield* new CommandFailed({
    kind: "notFound",
    message: `There is no quick pick '${reference}' for list type ${listType}.${others}`,
  })
})

/** Applies another quick pick to those already applied. */
const applied = (listType: number, picked: QuickPickSelection, quickPick: QuickPick) =>
  applyQuickPick(listType, picked, quickPick).pipe(
    Effect.catchTag("OnlyOneItem", ({ column }) =>
      failWithMessage(
        "validation",
        messageText`${quickPick.name}: ${column}: ${ONE_ITEM_PER_CATEGORY_MESSAGE}`,
      ),
    ),
  )

/** Applies quick picks to a definition one after another; a normal quick pick replaces the previous one. */
export const applyQuickPicks = Effect.fn("applyQuickPicks")(function* (
  definition: CanonicalDefinition,
  references: ReadonlyArray<string>,
) {
  const { listType } = definition
  let picked: QuickPickSelection = { audience: definition.audience, chosen: [] }
  for (const reference of references)
    picked = yield* applied(listType, picked, yield* resolveQuickPick(listType, reference))
  return references.length === 0
    ? definition
    : canonicalDefinition({ ...definition, audience: picked.audience })
})
