import {
  QUICK_PICK_CRITERIA_REQUIRED,
  deleteQuickPick,
  quickPickNameKey,
  QuickPicks,
  renameQuickPick,
  saveQuickPick,
} from "@listwright/domain/audience"
import { DEFAULT_LIST_TYPE } from "@listwright/domain/catalog"
import { type FormIncomplete, NotFound, messageText } from "@listwright/domain/shared"
import { Effect, Schema } from "effect"
import { readDefinition } from "../counting/definitionFile.ts"
import { resolveQuickPick } from "../counting/resolveQuickPick.ts"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { connection, runOnServer } from "../sign-in/connection.ts"
import { jsonText, print, printRemark } from "../terminal/output.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { DeleteFlags } from "./commands/delete.ts"
import type { RenameFlags } from "./commands/rename.ts"
import type { SaveFlags } from "./commands/save.ts"
import { QuickPickJson } from "./QuickPicksJson.ts"
import { failWithMessage } from "../sign-in/applySiteWording.ts"

const encodeOne = Schema.encodeSync(QuickPickJson)

const invalid = (message: string) => new CommandFailed({ kind: "validation", message })

/** The terminal's names for form fields. The form calls the field a definition; the terminal calls it a description. */
const FIELDS: Readonly<Record<string, string>> = { name: "The name", definition: "--description" }
const incomplete = ({ problems }: FormIncomplete) => {
  const [[field, problem] = ["name", ""]] = Object.entries(problems)
  return failWithMessage("validation", messageText`${FIELDS[field] ?? field}: ${problem}`)
}

const ownNamed = Effect.fnUntraced(function* (listType: number, name: string) {
  const all = yield* (yield* QuickPicks).inFull(listType)
  const found = all.find((one) => one.kind === "own" && quickPickNameKey(one.name) === quickPickNameKey(name))
  return found ?? (yield* new NotFound({ what: "quick pick" }))
})

/** Finds a quick pick that the user may change; the site's quick picks are changed in its folder. */
const ownReferred = Effect.fnUntraced(function* (listType: number, reference: string) {
  const found = yield* resolveQuickPick(listType, reference)
  if (found.kind === "own") return found
  return yield* invalid(`'${found.name}' is one of the site's quick picks, which you can't change.`)
})

/** Saves a definition's criteria as a quick pick. */
export const saveCommand = Effect.fn("saveCommand")(function* (
  name: string,
  flags: SaveFlags,
  terminal: Terminal,
) {
  const { audience, listType } = yield* readDefinition(flags.file, terminal)
  const form = { name, definition: flags.description }
  const saved = yield* runOnServer(yield* connection(terminal))(
    saveQuickPick(listType, form, { audience, chosen: [] }).pipe(
      Effect.andThen(ownNamed(listType, name)),
      Effect.catchTags({
        FormIncomplete: incomplete,
        NoQuickPickCriteria: () => failWithMessage("validation", QUICK_PICK_CRITERIA_REQUIRED),
      }),
    ),
  )
  if (flags.json === true) return yield* print(terminal, jsonText(encodeOne(saved)))
  yield* printRemark(terminal, `Saved ${saved.name} (${saved.id}).`)
})

/** Renames a quick pick. */
export const renameCommand = Effect.fn("renameCommand")(function* (
  reference: string,
  name: string,
  flags: RenameFlags,
  terminal: Terminal,
) {
  const listType = flags.listType ?? DEFAULT_LIST_TYPE
  const renamed = yield* runOnServer(yield* connection(terminal))(
    Effect.gen(function* () {
      const { id } = yield* ownReferred(listType, reference)
      yield* renameQuickPick(id, name)
      return yield* ownNamed(listType, name)
    }).pipe(Effect.catchTag("FormIncomplete", incomplete)),
  )
  if (flags.json === true) return yield* print(terminal, jsonText(encodeOne(renamed)))
  yield* printRemark(terminal, `Renamed to ${renamed.name} (${renamed.id}).`)
})

/** Deletes a quick pick. */
export const deleteCommand = Effect.fn("deleteCommand")(function* (
  reference: string,
  flags: DeleteFlags,
  terminal: Terminal,
) {
  const listType = flags.listType ?? DEFAULT_LIST_TYPE
  const deleted = yield* runOnServer(yield* connection(terminal))(
    Effect.gen(function* () {
      const { name } = yield* ownReferred(listType, reference)
      const whole = yield* ownNamed(listType, name)
      yield* deleteQuickPick(whole.id)
      return whole
    }),
  )
  if (flags.json === true) return yield* print(terminal, jsonText(encodeOne(deleted)))
  yield* printRemark(terminal, `Deleted ${deleted.name} (${deleted.id}).`)
})
