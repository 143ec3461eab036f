import { Schema } from "effect"

/** The maximum time that users wait for a screen to load. */
export const MAX_ANSWER_MS = 60_000

/** The properties of a universe from which a question's cost is estimated. */
export interface UniverseSize {
  readonly records: number
}

/** The definition of a question, shared by both sides of the process boundary. */
export interface QuestionOptions<Payload, Reply> {
  readonly payload: Schema.Codec<Payload, unknown>
  readonly reply: Schema.Codec<Reply, unknown>
  /**
   * Returns the only snapshot that the question can be asked about: the one that its do-not-sell list was resolved for.
   */
  readonly snapshot: (payload: Payload) => string | undefined
  /** Estimates the processor time in milliseconds; a question above `MAX_COST_MS` is refused. */
  readonly cost: (payload: Payload, size: UniverseSize) => number
  /**
   * Human-readable advice for making the question cheaper; null if there's no cheaper form, in which case the question
   * is never refused for its cost.
   */
  readonly advice: string | null
  /** The number of milliseconds after which the question is abandoned, including time spent waiting. */
  readonly deadlineMs: number
}

/** A question that the engine process answers. */
export interface QuestionDefinition<Payload, Reply> extends QuestionOptions<Payload, Reply> {
  readonly name: string
  /** Decodes the payload; throws if it's invalid. */
  readonly decodePayload: (given: unknown) => Payload
  readonly decodeReply: (given: unknown) => Reply
}

export const defineQuestion = <Payload, Reply>(
  name: string,
  options: QuestionOptions<Payload, Reply>,
): QuestionDefinition<Payload, Reply> => ({
  ...options,
  name,
  decodePayload: Schema.decodeUnknownSync(options.payload),
  decodeReply: Schema.decodeUnknownSync(options.reply),
})
