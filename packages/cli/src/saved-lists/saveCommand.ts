import { Accounts } from "@listwright/domain/account"
import { type Draft, draftName, Drafts } from "@listwright/domain/drafts"
import { initialContact } from "@listwright/domain/order"
import {
  type CountNotSaved,
  findSavedList,
  unchangedListsText,
  type ListContent,
  listChangedText,
  listUnavailableText,
  saveCount,
  type SavedListUpdate,
  SavedListChanged,
  SavedListEdits,
  SavedLists,
  saveIntoList,
} from "@listwright/domain/saved-lists"
import { DraftId, type FormIncomplete } from "@listwright/domain/shared"
import { Effect } from "effect"
import { readDefinition } from "../counting/definitionFile.ts"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { connection, runOnServer } from "../sign-in/connection.ts"
import { printRemark } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { SaveFlags } from "./commands/save.ts"
import { printList } from "./listText.ts"
import { namedAccount } from "./namedAccount.ts"
import { readListReference } from "./readListReferences.ts"
import { printDuplicateNameNotice } from "./printDuplicateNameNotice.ts"
import { failWithMessage } from "../sign-in/applySiteWording.ts"

const usage = (message: string) => new CommandFailed({ kind: "usage", message })
const invalid = (message: string) => new CommandFailed({ kind: "validation", message })

const HOW = "Enter a name for the new list, or use --into LIST."
const TWO_NAMES = "The list has two names: use only one of NAME, --as-new NAME or --into LIST."
const NO_ORIGIN =
  "This draft didn't come from a saved list. To save a new list, use --as-new NAME. To save into an existing list, use --into LIST."
const NO_PROFILE = "Your profile needs a name, a company and an email address before you can save lists."

/** The target for saving: a new list by its name, a named list, or the list that the draft came from. */
type Target =
  | { readonly kind: "new"; readonly name: string }
  | { readonly kind: "into"; readonly list: string }
  | { readonly kind: "origin" }

const targetOf = Effect.fn("targetOf")(function* (name: string | undefined, flags: SaveFlags) {
  const { asNew, draft, file, into } = flags
  if (draft === undefined && file === undefined)
    return yield* usage("Specify what to save with --file <file> or --draft <id>.")
  const [first, ...others] = [name, asNew, into].filter((one) => one !== undefined)
  if (others.length > 0) return yield* usage(TWO_NAMES)
  if (first === undefined) {
    if (draft === undefined) return yield* usage(HOW)
    return { kind: "origin" } satisfies Target as Target
  }
  const target: Target = into === undefined ? { kind: "new", name: first } : { kind: "into", list: into }
  return target
})

/** Reports that another user saved first, with the user, the time, and advice on how to proceed. */
const refused =
  (name: string) =>
  ({ last }: SavedListChanged): CommandFailed =>
    invalid(
      `${listChangedText(name, last, `${last.at.slice(0, 16).replace("T", " ")} UTC`)} To overwrite the list, use --over. To save a new list, use --as-new NAME.`,
    )

const notSaved = {
  CountNotSaved: ({ reason }: CountNotSaved) => failWithMessage("validation", reason),
  FormIncomplete: (_: FormIncomplete) => Effect.fail(invalid(NO_PROFILE)),
}

/** Returns the parameters for saving a draft under a name. */
const countOf = Effect.fn("countOf")(function* (draft: Draft, orderName: string) {
  const user = yield* (yield* Accounts).user()
  const contact = { ...initialContact(draft.choices.contact, user, null), orderName }
  return { draftId: draft.id, revision: draft.revision, contact }
})

/** Returns the saved list that was created from a draft. */
const savedAs = Effect.fn("savedAs")(function* (draftId: DraftId) {
  const { savedList } = yield* (yield* Drafts).get(draftId)
  if (savedList === undefined) return yield* invalid("The list was saved but deleted right afterward.")
  return yield* (yield* SavedLists).get(savedList.id)
})

/** The saved list, and remarks about it for the user. */
interface Saved {
  readonly list: SavedListUpdate["list"]
  readonly remarks: ReadonlyArray<string>
}

const into = ({ keepFormer, list }: SavedListUpdate): Saved => ({
  list,
  remarks: [unchangedListsText(keepFormer)].filter((text) => text !== ""),
})

/** Saves into a named list without changing its name. `over` is the version to replace; null replaces any version. */
const saveIntoNamed = Effect.fn("saveIntoNamed")(function* (
  { row }: SavedListUpdate["list"],
  content: ListContent,
  over: number | null,
) {
  const edits = yield* SavedListEdits
  return yield* edits.saveInto({ id: row.id, name: null, content, over }).pipe(
    Effect.map(into),
    Effect.catchTag("SavedListChanged", (failure) => Effect.fail(refused(row.name)(failure))),
  )
})

/** Saves a draft into the list that it came from, or as a new list if that list no longer exists. */
const saveIntoOrigin = Effect.fn("saveIntoOrigin")(function* (draft: Draft, isOver: boolean) {
  const edits = yield* SavedListEdits
  const { last, list, state } = yield* edits.ofDraft(draft.id)
  if (state === "none" || draft.savedList === undefined) return yield* invalid(NO_ORIGIN)
  const name = list?.name ?? draftName(draft)
  if (state === "otherAccount")
    return yield* invalid(`${listUnavailableText(name, state)} To name the new list, use --as-new NAME.`)
  const count = yield* countOf(draft, name)
  const version = isOver ? (last?.version ?? null) : null
  const became = yield* saveIntoList(count, { id: draft.savedList.id, over: version }).pipe(
    Effect.catchTag("SavedListChanged", (failure) => Effect.fail(refused(name)(failure))),
  )
  if (became._tag === "Into") return into(became.saved)
  const saved: Saved = { list: yield* savedAs(draft.id), remarks: [`${listUnavailableText(name, "gone")}`] }
  return saved
})

const saveDraft = Effect.fn("saveDraft")(function* (id: string, target: Target, isOver: boolean) {
  const draft = yield* (yield* Drafts).get(DraftId.make(id.replace(/^draft:/, "")))
  switch (target.kind) {
    case "origin":
      return yield* saveIntoOrigin(draft, isOver)
    case "new": {
      yield* saveCount(yield* countOf(draft, target.name))
      const saved: Saved = { list: yield* savedAs(draft.id), remarks: [] }
      return saved
    }
    case "into": {
      const found = yield* findSavedList(target.list)
      const content = yield* countOf(draft, found.row.name)
      // Who names the list has said that it is replaced, unless the draft is a version of it that is behind.
      const { last, list } = yield* (yield* SavedListEdits).ofDraft(draft.id)
      const version = isOver && list?.id === found.row.id ? (last?.version ?? null) : null
      return yield* saveIntoNamed(found, content, version)
    }
  }
})

/**
 * Counts a definition or a draft and saves it, either as a new list under a name or into an existing list without
 * changing its id.
 */
export const saveCommand = Effect.fn("saveCommand")(function* (
  name: string | undefined,
  flags: SaveFlags,
  terminal: Terminal,
) {
  const target = yield* targetOf(name, flags)
  const named: Target =
    target.kind === "into" ? { ...target, list: yield* readListReference(target.list, terminal) } : target
  const definition = flags.file === undefined ? null : yield* readDefinition(flags.file, terminal)
  const server = yield* connection(terminal)
  const saving = Effect.gen(function* () {
    if (definition === null) return yield* saveDraft(flags.draft ?? "", named, flags.over === true)
    const lists = yield* SavedLists
    if (named.kind === "into")
      return yield* saveIntoNamed(yield* findSavedList(named.list), { definition }, null)
    const accountId = namedAccount(flags)
    const list = yield* lists.saveDefinition({
      name: named.kind === "new" ? named.name : "",
      definition,
      accountId,
    })
    const saved: Saved = { list, remarks: [] }
    return saved
  }).pipe(Effect.catchTags(notSaved))
  const { list, remarks } = yield* runOnServer(server)(saving)
  yield* printList(terminal, list, flags)
  for (const text of remarks) yield* printRemark(terminal, text)
  if (named.kind === "new") yield* printDuplicateNameNotice(list.row, terminal)
})
