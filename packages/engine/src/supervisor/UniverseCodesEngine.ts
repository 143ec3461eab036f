import { CountUnavailable } from "@listwright/domain/counting"
import type { PostalArea } from "@listwright/domain/definition"
import { Effect, Layer } from "effect"
import { Geography } from "@listwright/geography"
import { EngineProcess } from "./EngineProcess.ts"
import { engineUnavailable } from "./engineUnavailable.ts"
import { QUESTIONS } from "../protocol/questions.ts"
import { UniverseCodes } from "./UniverseCodes.ts"

const ZIP4 = /^\d{9}$/
const ROUTE = /^\d{5}[BCGHR]\d{3}$/

/** ZIP Codes by the reference geography; ZIP+4s and carrier routes by the universe. */
export const UniverseCodesEngine = Layer.effect(
  UniverseCodes,
  Effect.gen(function* () {
    const engine = yield* EngineProcess
    const geography = yield* Geography

    const known = Effect.fnUntraced(function* (of: "zip4" | "carrierRoute", codes: ReadonlyArray<string>) {
      const asked = engine.ask(QUESTIONS.codes, { of, codes: [...new Set(codes)] })
      const { reply } = yield* Effect.catchTags(asked, {
        EngineFailed: engineUnavailable,
        EngineRefused: ({ reason }) => Effect.fail(new CountUnavailable({ reason })),
      })
      return reply.codes
    })

    const codesInUniverse = (
      kind: PostalArea["kind"],
      codes: ReadonlyArray<string>,
    ): Effect.Effect<ReadonlyArray<string>, CountUnavailable> => {
      switch (kind) {
        case "zip":
          return Effect.succeed(geography.validZips(codes))
        case "zip4":
          return known(
            "zip4",
            codes.filter((code) => ZIP4.test(code)),
          )
        case "carrierRoute":
          return known(
            "carrierRoute",
            codes.filter((code) => ROUTE.test(code)),
          )
      }
    }

    return UniverseCodes.of({ codesInUniverse })
  }),
)
