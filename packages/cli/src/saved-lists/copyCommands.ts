import { schemaProblems } from "@listwright/domain/shared"
import { SavedListFile, SavedLists } from "@listwright/domain/saved-lists"
import { Effect, Schema } from "effect"
import { writeJson } from "../counting/definitionFile.ts"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { connection, runOnServer } from "../sign-in/connection.ts"
import { jsonText, print, printRemark } from "../terminal/output.ts"
import { readText } from "../terminal/readText.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import type { ImportFlags } from "./commands/import.ts"
import { printList } from "./listText.ts"
import { namedAccount } from "./namedAccount.ts"
import { callWithNamedList } from "./readListReferences.ts"
import type { PrintFlags } from "./options.ts"
import { printDuplicateNameNotice } from "./printDuplicateNameNotice.ts"
import { ListImportJson } from "./SavedListsJson.ts"

const encodeFile = Schema.encodeSync(SavedListFile)
const encodeImported = Schema.encodeSync(ListImportJson)
const decodeFile = Schema.decodeUnknownEffect(Schema.fromJsonString(SavedListFile))

/** Copies a saved list with its last count. */
export const duplicateCommand = Effect.fn("duplicateCommand")(function* (
  reference: string,
  name: string | undefined,
  flags: PrintFlags,
  terminal: Terminal,
) {
  const copy = yield* callWithNamedList(reference, terminal, (lists, id) => lists.duplicate(id, name ?? null))
  yield* printList(terminal, copy, flags)
  yield* printDuplicateNameNotice(copy.row, terminal)
})

/** Exports a saved list to one file, along with everything it refers to; '-' means standard output. */
export const exportCommand = Effect.fn("exportCommand")(function* (
  reference: string,
  file: string,
  _: object,
  terminal: Terminal,
) {
  const exported = yield* callWithNamedList(reference, terminal, (lists, id) => lists.exportFile(id))
  const json = encodeFile(exported)
  yield* file === "-" ? print(terminal, jsonText(json)) : writeJson(file, json)
})

/** Imports all saved lists in an exported file; if one fails, imports nothing. */
export const importCommand = Effect.fn("importCommand")(function* (
  file: string,
  flags: ImportFlags,
  terminal: Terminal,
) {
  const text = yield* readText(file, terminal)
  const read = yield* decodeFile(text, { errors: "all" }).pipe(
    Effect.mapError(
      (error) =>
        new CommandFailed({
          kind: "validation",
          message: `${file === "-" ? "Standard input" : file} isn't a saved list file: ${schemaProblems(error)}`,
        }),
    ),
  )
  const server = yield* connection(terminal)
  const imported = yield* runOnServer(server)(
    Effect.flatMap(SavedLists, (lists) =>
      lists.importFile({ file: read, name: flags.name ?? null, accountId: namedAccount(flags) }),
    ),
  )
  if (flags.json === true) return yield* print(terminal, jsonText(encodeImported(imported)))
  yield* printList(terminal, imported.list, flags)
  for (const { name, id } of imported.referred)
    yield* printRemark(terminal, `Also created ${name} (${id}), which the list refers to.`)
})
