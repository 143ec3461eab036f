import { Effect, Stream } from "effect"
import type { CountRefused, CountUnavailable } from "../../counting/questions/CountErrors.ts"
import type { FiguresQuestion } from "./Figures.ts"
import type { FiguresAnswers, FiguresPart } from "./FiguresPart.ts"

type Rest = Omit<FiguresAnswers, "count">

/** The effects that compute each part once the count is known. Only the requested parts run. */
export type FigureComputations<R> = {
  readonly [Name in keyof Rest]: Effect.Effect<Rest[Name], CountRefused | CountUnavailable, R>
}

/**
 * Streams a list's figures once its count is known. The parts are computed in parallel and returned in order; a part
 * that fails is reported in its place and doesn't affect the others.
 */
export const streamFigures = <R>(
  { extras, revision, suggestions, waterfall }: FiguresQuestion,
  count: FiguresAnswers["count"],
  answers: FigureComputations<R>,
): Stream.Stream<FiguresPart, never, R> => {
  const part = <Name extends keyof Rest>(of: Name, toPart: (answer: Rest[Name]) => FiguresPart) =>
    Effect.match(answers[of], {
      onSuccess: toPart,
      onFailure: (failure): FiguresPart => ({ revision, part: "failed", of, failure }),
    })
  const parts = [
    part("price", (price) => ({ revision, part: "price", price })),
    ...(extras === true ? [part("extras", (answer) => ({ revision, part: "extras", extras: answer }))] : []),
    ...(waterfall === true
      ? [part("waterfall", (answer) => ({ revision, part: "waterfall", waterfall: answer }))]
      : []),
    ...(suggestions === undefined
      ? []
      : [part("suggestions", (answer) => ({ revision, part: "suggestions", suggestions: answer }))]),
  ]
  return Stream.concat(
    Stream.succeed<FiguresPart>({ revision, part: "count", count }),
    Stream.mapEffect(Stream.fromIterable(parts), (answer) => answer, { concurrency: "unbounded" }),
  )
}
