import { Effect, Layer } from "effect"
import { OutcomeUnknown, Processors } from "../../packages/server/src/payments/Processors.ts"
import { layerSandbox } from "../../packages/server/src/payments/sandbox/layerSandbox.ts"
import type { Random } from "../random.ts"

type Service = typeof Processors.Service
type Charge = Service["begin"]

/** The ways in which the network affects a charge in transit, beyond what the card does. */
const ways = [
  { weight: 60, way: (charge: Charge): Charge => charge },
  {
    // The money moves, and the answer never comes.
    weight: 8,
    way:
      (charge: Charge): Charge =>
      (request) =>
        Effect.andThen(charge(request), Effect.never),
  },
  {
    weight: 10,
    way:
      (charge: Charge): Charge =>
      (request) =>
        Effect.andThen(charge(request), Effect.fail(new OutcomeUnknown({ key: request.key }))),
  },
  {
    // The request never arrives.
    weight: 6,
    way: (): Charge => (request) => Effect.fail(new OutcomeUnknown({ key: request.key })),
  },
  {
    // The network sends it twice: the processor hears of it twice, and answers twice.
    weight: 8,
    way:
      (charge: Charge): Charge =>
      (request) =>
        Effect.andThen(charge(request), charge(request)),
  },
  {
    weight: 8,
    way:
      (charge: Charge): Charge =>
      (request) =>
        Effect.delay(charge(request), "700 millis"),
  },
]

/** The sandbox with a bad line to it. Only the server of a run of faults has it. */
export const layerUnreliableSandbox = (random: Random) => (folder: string) =>
  Layer.effect(
    Processors,
    Effect.map(Processors, (real) => ({
      ...real,
      begin: (request) => random.weighted(ways).way(real.begin)(request),
      lookup: (charge) =>
        random.percent(20) ? Effect.fail(new OutcomeUnknown({ key: charge.key })) : real.lookup(charge),
    })),
  ).pipe(Layer.provideMerge(layerSandbox(folder)))
