import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { onTestFinished } from "vitest"

/** A folder that is gone when the test has ended. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "listwright-cli-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
