import { Effect } from "effect"
import { lockFolder } from "../../../engine/src/files/folderLock.ts"

const folder = process.argv[2] ?? ""

await Effect.runPromise(
  Effect.scoped(
    Effect.gen(function* () {
      yield* lockFolder(folder)
      process.stdout.write("held\n")
      // Something has to keep the process alive while it holds the lock.
      yield* Effect.sleep("5 minutes")
    }),
  ),
)
