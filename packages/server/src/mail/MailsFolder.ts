import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { Clock, Effect, Layer } from "effect"
import type { Letterhead } from "./Letterhead.ts"
import { MailFailed, Mails } from "./Mails.ts"
import { mimeOf } from "./mimeOf.ts"
import { storageReason, writeWhole } from "@listwright/engine/files"

/** An outbox in a folder: a file a mail, complete as soon as it is there. A mail handed over again replaces itself. */
export const layerMailsFolder = (folder: string, letterhead: Effect.Effect<Letterhead>): Layer.Layer<Mails> =>
  Layer.succeed(Mails, {
    send: Effect.fn("MailsFolder.send")(function* (mail) {
      const head = yield* letterhead
      const at = new Date(yield* Clock.currentTimeMillis)
      yield* Effect.tryPromise({
        try: async () => {
          const { message } = await mimeOf(mail, head, at)
          await mkdir(folder, { recursive: true })
          await writeWhole(join(folder, `${mail.id}.eml`), message)
        },
        catch: (cause) => new MailFailed({ reason: storageReason(cause) }),
      })
    }),
  })
