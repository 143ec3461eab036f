import { Schema } from "effect"
import type { MockAnswer } from "./MockRequest.ts"

const Answered = Schema.Struct({ d: Schema.Struct({ DataSource: Schema.Unknown }) })

/** What a recorded call of the original contract holds in DataSource. */
export const dataOf = <A, I>(schema: Schema.Codec<A, I>, { body }: MockAnswer): A =>
  Schema.decodeUnknownSync(schema)(Schema.decodeUnknownSync(Answered)(body).d.DataSource)
