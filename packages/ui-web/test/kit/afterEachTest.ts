import { afterEach } from "vitest"
import { endTest } from "./endTest.ts"

// Runs anew for each file, unlike the modules that the files of a worker share.
afterEach(endTest)
