import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { explainStorageError, writeFileAtomically } from "@listwright/engine/files"
import { Effect, Layer } from "effect"
import { MailNotSent } from "./MailNotSent.ts"
import { MailTransport } from "./MailTransport.ts"

/**
 * An outbox folder with one file per email, which is complete as soon as it exists. An email sent again replaces its
 * file.
 */
export const layerFolderTransport = (folder: string): Layer.Layer<MailTransport> =>
  Layer.succeed(MailTransport, {
    leavesSite: false,
    place: `the folder ${folder}`,
    send: Effect.fn("folder.send")(function* ({ id, message }) {
      yield* Effect.tryPromise({
        try: async () => {
          await mkdir(folder, { recursive: true })
          await writeFileAtomically(join(folder, `${id}.eml`), message)
        },
        catch: (cause) => new MailNotSent({ why: "folder", reason: explainStorageError(cause) }),
      })
    }),
  })
