import { databases } from "../storage/databases.ts"
import { testEveryCall } from "./authorization/everyCall.ts"

// The same on PostgreSQL: authorization.long.test.ts.
testEveryCall(databases().filter(({ name }) => name === "PGlite"))
