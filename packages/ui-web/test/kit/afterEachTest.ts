import { afterEach } from "vitest"
import { endTest } from "./endTest.ts"

// This runs again for each file, unlike the modules that the files of a worker share.
afterEach(endTest)
