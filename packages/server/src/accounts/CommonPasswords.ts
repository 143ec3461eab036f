import { readFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import { Context, Effect, Layer } from "effect"

const LIST = fileURLToPath(new URL("../../common-passwords/list.txt", import.meta.url))

/** The most commonly tried passwords, in lowercase. The list is first read when a user chooses a password. */
export class CommonPasswords extends Context.Service<
  CommonPasswords,
  { readonly all: Effect.Effect<ReadonlySet<string>> }
>()("@listwright/server/accounts/CommonPasswords") {
  static readonly layer = Layer.effect(
    CommonPasswords,
    Effect.gen(function* () {
      const read = Effect.map(
        Effect.promise(() => readFile(LIST, "utf8")),
        (text): ReadonlySet<string> => new Set(text.trim().split("\n")),
      )
      return CommonPasswords.of({ all: yield* Effect.cached(read) })
    }),
  )
}
