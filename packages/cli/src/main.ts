import { processTerminal } from "./terminal/Terminal.ts"
import { run } from "./run.ts"

// The reader has read enough, as in `listwright count ... | head -1`.
for (const output of [process.stdout, process.stderr]) {
  output.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit(0)
    throw error
  })
}

process.exitCode = await run(process.argv.slice(2), processTerminal())
