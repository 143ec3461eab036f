import { CountUnavailable } from "@listwright/domain/counting"
import { fsaOf, isPostalCode } from "@listwright/domain/shared"
import { Effect, Layer } from "effect"
import { Geography } from "@listwright/geography"
import { EngineProcess } from "./EngineProcess.ts"
import { engineUnavailable } from "./engineUnavailable.ts"
import { QUESTIONS } from "../protocol/questions.ts"
import type { CodesAsked } from "../bitslice/answer/codesFound.ts"
import { type CodeKind, UniverseCodes } from "./UniverseCodes.ts"

const ZIP4 = /^\d{9}$/
const ROUTE = /^\d{5}[BCGHR]\d{3}$/

/** ZIP Codes and forward sortation areas by the reference geography; the smaller codes in them by the universe. */
export const UniverseCodesEngine = Layer.effect(
  UniverseCodes,
  Effect.gen(function* () {
    const engine = yield* EngineProcess
    const geography = yield* Geography

    const known = Effect.fnUntraced(function* (of: CodesAsked, codes: ReadonlyArray<string>) {
      const asked = engine.ask(QUESTIONS.codes, { of, codes: [...new Set(codes)] })
      const { reply } = yield* Effect.catchTags(asked, {
        EngineFailed: engineUnavailable,
        EngineRefused: ({ reason }) => Effect.fail(new CountUnavailable({ reason })),
      })
      return reply.codes
    })

    const postalCodes = Effect.fnUntraced(function* (codes: ReadonlyArray<string>) {
      const wellFormed = geography.canada.wellFormed(codes.filter(isPostalCode))
      const whole = wellFormed.filter((code) => fsaOf(code) !== code)
      const held = new Set(whole.length === 0 ? [] : yield* known("postalCode", whole))
      return wellFormed.filter((code) => fsaOf(code) === code || held.has(code))
    })

    const codesInUniverse = (
      kind: CodeKind,
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
        case "postalCode":
          return postalCodes(codes)
      }
    }

    return UniverseCodes.of({ codesInUniverse })
  }),
)
