import { CountUnavailable } from "@listwright/domain/counting"
import { forwardSortationArea, isPostalCode } from "@listwright/domain/shared"
import { Effect, Layer } from "effect"
import { Geography } from "@listwright/geography"
import { Engines } from "./Engines.ts"
import { reportEngineUnavailable } from "./reportEngineUnavailable.ts"
import { QUESTIONS } from "../protocol/questions.ts"
import type { SmallCodeKind } from "../bitslice/answer/findExistingCodes.ts"
import { type CodeKind, UniverseCodes } from "./UniverseCodes.ts"

const ZIP4 = /^\d{9}$/
const ROUTE = /^\d{5}[BCGHR]\d{3}$/

/**
 * Checks ZIP Codes and forward sortation areas against the reference geography, and the smaller codes within them
 * against the universe.
 */
export const UniverseCodesEngine = Layer.effect(
  UniverseCodes,
  Effect.gen(function* () {
    const engines = yield* Engines
    const geography = yield* Geography

    const known = Effect.fnUntraced(function* (
      listType: number,
      of: SmallCodeKind,
      codes: ReadonlyArray<string>,
    ) {
      const engine = yield* Effect.catchTag(engines.of(listType), "CountRefused", ({ reason }) =>
        Effect.fail(new CountUnavailable({ reason })),
      )
      const asked = engine.ask(QUESTIONS.codes, { of, codes: [...new Set(codes)] })
      const { reply } = yield* Effect.catchTags(asked, {
        EngineFailed: reportEngineUnavailable,
        EngineRefused: ({ reason }) => Effect.fail(new CountUnavailable({ reason })),
      })
      return reply.codes
    })

    const postalCodes = Effect.fnUntraced(function* (listType: number, codes: ReadonlyArray<string>) {
      const wellFormed = geography.canada.wellFormed(codes.filter(isPostalCode))
      const whole = wellFormed.filter((code) => forwardSortationArea(code) !== code)
      const held = new Set(whole.length === 0 ? [] : yield* known(listType, "postalCode", whole))
      return wellFormed.filter((code) => forwardSortationArea(code) === code || held.has(code))
    })

    const codesInUniverse = (
      listType: number,
      kind: CodeKind,
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
        case "postalCode":
          return postalCodes(listType, codes)
      }
    }

    return UniverseCodes.of({ codesInUniverse })
  }),
)
