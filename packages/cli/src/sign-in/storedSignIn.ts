import { mkdir, readFile, rm } from "node:fs/promises"
import { homedir } from "node:os"
import { dirname, isAbsolute, join } from "node:path"
import { Effect, Schema } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import type { Terminal } from "../terminal/Terminal.ts"
import { replaceFileAtomically } from "../terminal/replaceFileAtomically.ts"

/** The sign-in that `login` stores: the server's URL and the token. */
export const StoredSignIn = Schema.Struct({
  version: Schema.Literal(1),
  url: Schema.String,
  token: Schema.String,
  /** The time when the token expires; missing in sign-ins stored by earlier versions. */
  expiresAt: Schema.optionalKey(Schema.String),
  /** 'original' if the token is an original-contract session; missing for one of our own tokens. */
  contract: Schema.optionalKey(Schema.Literal("original")),
})
export type StoredSignIn = typeof StoredSignIn.Type

const Text = Schema.fromJsonString(StoredSignIn)
const decode = Schema.decodeUnknownEffect(Text)

const filled = (text: string | undefined): string | undefined => (text === "" ? undefined : text)

/** Returns the path of the sign-in file, following the XDG base directories; a relative XDG_CONFIG_HOME is ignored. */
export const signInFile = ({ env }: Pick<Terminal, "env">): string => {
  const named = filled(env["XDG_CONFIG_HOME"])
  const folder =
    named !== undefined && isAbsolute(named) ? named : join(filled(env["HOME"]) ?? homedir(), ".config")
  return join(folder, "listwright", "sign-in.json")
}

const onDisk = <A>(file: string, work: () => Promise<A>): Effect.Effect<A, CommandFailed> =>
  Effect.tryPromise({
    try: work,
    catch: (cause) =>
      new CommandFailed({ kind: "failure", message: `${file} can't be used: ${String(cause)}` }),
  })

const textOrNull = async (file: string): Promise<string | null> => {
  try {
    return await readFile(file, "utf8")
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null
    throw error
  }
}

/** Reads the stored sign-in; null if the user isn't signed in. */
export const readSignIn = Effect.fn("readSignIn")(function* (terminal: Terminal) {
  const file = signInFile(terminal)
  const text = yield* onDisk(file, () => textOrNull(file))
  if (text === null) return null
  return yield* decode(text).pipe(
    Effect.mapError(
      () =>
        new CommandFailed({
          kind: "failure",
          message: `${file} is damaged. Delete it and run: listwright login`,
        }),
    ),
  )
})

/** Stores a sign-in in a file that only its owner can read, from the moment it's created. */
export const storeSignIn = Effect.fn("storeSignIn")(function* (terminal: Terminal, signIn: StoredSignIn) {
  const file = signInFile(terminal)
  const text = `${JSON.stringify(signIn, null, 2)}\n`
  yield* onDisk(file, async () => {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    await replaceFileAtomically(file, text, 0o600)
  })
  return file
})

export const deleteStoredSignIn = Effect.fn("deleteStoredSignIn")(function* (terminal: Terminal) {
  const file = signInFile(terminal)
  yield* onDisk(file, () => rm(file, { force: true }))
})
