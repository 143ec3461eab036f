import {
  type AreaTableRequest,
  type ShadesRequest,
  COUNT_QUESTIONS,
  type CountQuestion,
  AttributeSelection,
  SuppressedCount,
  UnlocatedRecords,
} from "@listwright/domain/counting"
import { areaKey, type CanonicalDefinition } from "@listwright/domain/definition"
import { Schema, Struct } from "effect"
import { EngineQuestion } from "../question/EngineQuestion.ts"
import { areaTableCost, passCost, shadesCost } from "./costs.ts"
import {
  MAX_ANSWER_MS,
  defineQuestion,
  type QuestionDefinition,
  type UniverseSize,
} from "./QuestionDefinition.ts"

const FEWER = "Ask about fewer areas, or use fewer values and ranges."

/** The payload of all questions about a definition. */
export interface ListQuestionPayload<Asks> {
  readonly question: EngineQuestion
  readonly asks: Asks
}

/** A count question in the form sent to the engine process. */
export interface ListQuestion<Asks, Sent, Reply> extends QuestionDefinition<ListQuestionPayload<Asks>, Sent> {
  readonly asked: CountQuestion<Asks, Reply>
  /** Converts the process's response to the reply. */
  readonly read: (sent: Sent, definition: CanonicalDefinition) => Reply
}

/** Returns a question whose response differs from its reply. `sent` is the response schema. */
const sentAs = <Asks, Sent, Reply>(
  asked: CountQuestion<Asks, Reply>,
  sent: Schema.Codec<Sent, unknown>,
  read: ListQuestion<Asks, Sent, Reply>["read"],
): ListQuestion<Asks, Sent, Reply> => ({
  ...defineQuestion(asked.name, {
    payload: Schema.Struct({ question: EngineQuestion, asks: asked.asks }),
    reply: sent,
    snapshot: ({ question: { doNotSell } }) => doNotSell.snapshot,
    cost: ({ asks, question: about }, size) =>
      asked.timesCount(about.definition, asks) * passCost(about, size),
    advice: FEWER,
    deadlineMs: MAX_ANSWER_MS,
  }),
  asked,
  read,
})

interface AsItIs extends Struct.Lambda {
  <Asks, Reply>(asked: CountQuestion<Asks, Reply>): ListQuestion<Asks, Reply, Reply>
  readonly "~lambda.out": this["~lambda.in"] extends CountQuestion<infer Asks, infer Reply>
    ? ListQuestion<Asks, Reply, Reply>
    : never
}
const asItIs = Struct.lambda<AsItIs>((asked) => sentAs(asked, asked.reply, (reply) => reply))

/** The area counts without their keys: a country has 33,000 ZIP Codes, and the requester knows the areas. */
const CountedAreas = Schema.Struct({
  /** The number of records and the number with a deliverable phone, by area position. */
  areas: Schema.Array(Schema.Tuple([Schema.Int, Schema.Int])),
  suppressed: Schema.Array(SuppressedCount),
  withoutPlace: Schema.Array(UnlocatedRecords),
  /** The attributes by area position; missing if no area has any. */
  selectedBy: Schema.optionalKey(Schema.Array(Schema.Array(AttributeSelection))),
})

const count = sentAs(COUNT_QUESTIONS.count, CountedAreas, (sent, definition) => {
  const areas = definition.areas
    .filter(({ excluded }) => !excluded)
    .map((area, at) => {
      const [available = 0, withPhones = 0] = sent.areas[at] ?? []
      const selectedBy = sent.selectedBy?.[at] ?? []
      return {
        key: areaKey(area),
        available,
        withPhones,
        ...(selectedBy.length === 0 ? {} : { selectedBy }),
      }
    })
  return {
    total: areas.reduce((sum, { available }) => sum + available, 0),
    withPhones: areas.reduce((sum, { withPhones }) => sum + withPhones, 0),
    areas,
    suppressed: sent.suppressed,
    withoutPlace: sent.withoutPlace,
  }
})

const areaTable = {
  ...sentAs(COUNT_QUESTIONS.areaTable, COUNT_QUESTIONS.areaTable.reply, (reply) => reply),
  cost: ({ asks, question: about }: ListQuestionPayload<AreaTableRequest>, size: UniverseSize) =>
    areaTableCost(about, asks, size),
}

const shades = {
  ...sentAs(COUNT_QUESTIONS.shades, COUNT_QUESTIONS.shades.reply, (reply) => reply),
  cost: ({ asks, question: about }: ListQuestionPayload<ShadesRequest>, size: UniverseSize) =>
    shadesCost(about, asks, size),
}

/** All questions about a definition, in the form used on both sides of the process boundary. */
export const LIST_QUESTIONS = { ...Struct.map(COUNT_QUESTIONS, asItIs), areaTable, count, shades }
