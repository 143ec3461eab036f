import { CountUnavailable } from "@listwright/domain/counting"
import type { PostalArea } from "@listwright/domain/definition"
import { Effect, Layer } from "effect"
import { Geography } from "@listwright/geography"
import { Engines } from "./Engines.ts"
import { engineUnavailable } from "./engineUnavailable.ts"
import { QUESTIONS } from "../protocol/questions.ts"
import { UniverseCodes } from "./UniverseCodes.ts"

const ZIP4 = /^\d{9}$/
const ROUTE = /^\d{5}[BCGHR]\d{3}$/

/** ZIP Codes by the reference geography; ZIP+4s and carrier routes by the universe. */
export const UniverseCodesEngine = Layer.effect(
  UniverseCodes,
  Effect.gen(function* () {
    const engines = yield* Engines
    const geography = yield* Geography

    const known = Effect.fnUntraced(function* (
      listType: number,
      of: "zip4" | "carrierRoute",
      codes: ReadonlyArray<string>,
    ) {
      const engine = yield* Effect.catchTag(engines.of(listType), "CountRefused", ({ reason }) =>
        Effect.fail(new CountUnavailable({ reason })),
      )
      const asked = engine.ask(QUESTIONS.codes, { of, codes: [...new Set(codes)] })
      const { reply } = yield* Effect.catchTags(asked, {
        EngineFailed: engineUnavailable,
        EngineRefused: ({ reason }) => Effect.fail(new CountUnavailable({ reason })),
      })
      return reply.codes
    })

    const codesInUniverse = (
      listType: number,
      kind: PostalArea["kind"],
      codes: ReadonlyArray<string>,
    ): Effect.Effect<ReadonlyArray<string>, CountUnavailable> => {
      switch (kind) {
        case "zip":
          return Effect.succeed(geography.validZips(codes))
        case "zip4":
          return known(
            listType,
            "zip4",
            codes.filter((code) => ZIP4.test(code)),
          )
        case "carrierRoute":
          return known(
            listType,
            "carrierRoute",
            codes.filter((code) => ROUTE.test(code)),
          )
      }
    }

    return UniverseCodes.of({ codesInUniverse })
  }),
)
