import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { Clock, Effect, Layer } from "effect"
import { emlText } from "./emlText.ts"
import { MailFailed, Mails } from "./Mails.ts"
import { storageReason, writeWhole } from "@listwright/engine/files"

/** An outbox in a folder: a file a mail, complete as soon as it is there. A mail handed over again replaces itself. */
export const layerMailsFolder = (folder: string, from: string): Layer.Layer<Mails> =>
  Layer.succeed(Mails, {
    send: Effect.fn("MailsFolder.send")(function* (mail) {
      const text = emlText(mail, from, new Date(yield* Clock.currentTimeMillis))
      const file = join(folder, `${mail.id}.eml`)
      yield* Effect.tryPromise({
        try: async () => {
          await mkdir(folder, { recursive: true })
          await writeWhole(file, text)
        },
        catch: (cause) => new MailFailed({ reason: storageReason(cause) }),
      })
    }),
  })
