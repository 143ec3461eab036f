import type { Reach, User } from "@listwright/domain/account"
import { locationFilesNamed } from "@listwright/domain/definition"
import { copyName, type SavedListInFull } from "@listwright/domain/saved-lists"
import { Effect } from "effect"
import { LocationFiles } from "../locations/LocationFiles.ts"
import { newDraftOf } from "../drafts/newDraftOf.ts"
import { contactOfUser } from "./contactOfUser.ts"
import { SavedCounts } from "./SavedCounts.ts"
import { reopened } from "./reopened.ts"
import { withoutOwnQuickPicks } from "./withoutOwnQuickPicks.ts"

/**
 * Copies a saved list, with its own draft, for a user who has found the list. The copy has the user's contact and
 * nothing from the original owner's contact. `name`: null for "Copy of NAME".
 */
export const copySavedList = Effect.fn("copySavedList")(function* (
  user: User,
  reach: Reach,
  { choices: theirs, definition, row }: SavedListInFull,
  name: string | null,
) {
  const counts = yield* SavedCounts
  const copied = name ?? copyName(row.name)
  const contact = contactOfUser(user, copied)
  const choices = { ...withoutOwnQuickPicks(reopened(theirs, copied)), contact }
  const locations = yield* LocationFiles
  yield* locations.share({ userId: user.id, accountId: row.accountId }, locationFilesNamed(definition.areas))
  const draft = yield* newDraftOf(user, reach, row.accountId, definition, choices)
  const id = yield* counts.copy(row.id, {
    userId: user.id,
    draftId: draft.id,
    name: copied,
    choices,
    contact,
  })
  return yield* counts.find(reach, id)
})
