import type { Reach, User } from "@listwright/domain/account"
import { referencedLocationFiles } from "@listwright/domain/definition"
import { copyName, type FullSavedList } from "@listwright/domain/saved-lists"
import { Effect } from "effect"
import { LocationFiles } from "../locations/LocationFiles.ts"
import { createDraft } from "../drafts/createDraft.ts"
import { userContact } from "./userContact.ts"
import { SavedCounts } from "./SavedCounts.ts"
import { reopenedChoices } from "./reopenedChoices.ts"
import { removeOwnQuickPicks } from "./removeOwnQuickPicks.ts"

/**
 * Copies a saved list, with its own draft, for a user who has found the list. The copy has the user's contact and
 * nothing from the original owner's contact. A null `name` means "Copy of NAME".
 */
export const copySavedList = Effect.fn("copySavedList")(function* (
  user: User,
  reach: Reach,
  { choices: theirs, definition, row }: FullSavedList,
  name: string | null,
) {
  const counts = yield* SavedCounts
  const copied = name ?? copyName(row.name)
  const contact = userContact(user, copied)
  const choices = { ...removeOwnQuickPicks(reopenedChoices(theirs, copied)), contact }
  const locations = yield* LocationFiles
  yield* locations.share(
    { userId: user.id, accountId: row.accountId },
    referencedLocationFiles(definition.areas),
  )
  const draft = yield* createDraft(user, reach, row.accountId, definition, choices)
  const id = yield* counts.copy(row.id, {
    userId: user.id,
    draftId: draft.id,
    name: copied,
    choices,
    contact,
  })
  return yield* counts.find(reach, id)
})
