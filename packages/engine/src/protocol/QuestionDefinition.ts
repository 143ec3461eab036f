import { Schema } from "effect"

/** Users wait this long for a screen, and no longer. */
export const ANSWER_MS = 60_000

/** The facts of a universe from which a question's cost is estimated. */
export interface UniverseSize {
  readonly records: number
}

/** The description of a question, shared by both sides of the process. */
export interface QuestionOptions<Payload, Reply> {
  readonly payload: Schema.Codec<Payload, unknown>
  readonly reply: Schema.Codec<Reply, unknown>
  /** The only snapshot that it can be asked about: the do-not-sell list is resolved for that one. */
  readonly snapshot: (payload: Payload) => string | undefined
  /** Milliseconds that it takes a processor, roughly; what is beyond `MAX_COST_MS` is refused. */
  readonly cost: (payload: Payload, size: UniverseSize) => number
  /** Advice for a person on how to make it cheaper; null if there's no cheaper form, so its cost never refuses it. */
  readonly advice: string | null
  /** Milliseconds after which it is given up, its waiting included. */
  readonly deadlineMs: number
}

/** A question that the engine's process answers. */
export interface QuestionDefinition<Payload, Reply> extends QuestionOptions<Payload, Reply> {
  readonly name: string
  /** Throws where something else is given. */
  readonly decodePayload: (given: unknown) => Payload
  readonly decodeReply: (given: unknown) => Reply
}

export const question = <Payload, Reply>(
  name: string,
  options: QuestionOptions<Payload, Reply>,
): QuestionDefinition<Payload, Reply> => ({
  ...options,
  name,
  decodePayload: Schema.decodeUnknownSync(options.payload),
  decodeReply: Schema.decodeUnknownSync(options.reply),
})
