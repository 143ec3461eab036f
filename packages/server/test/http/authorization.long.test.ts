import { it } from "vitest"
import { databases } from "../storage/databases.ts"
import { testEveryCall } from "./authorization/everyCall.ts"

const others = databases().filter(({ name }) => name !== "PGlite")
testEveryCall(others)
if (others.length === 0) it.skip("Who may do what on PostgreSQL, of which there is none")
