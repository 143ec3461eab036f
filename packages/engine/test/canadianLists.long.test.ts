import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import {
  type Area,
  canonicalDefinition,
  DefinitionHash,
  emptyDefinition,
} from "@listwright/domain/definition"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Result } from "effect"
import { importUniverse } from "../src/import/importUniverse.ts"
import { DeliveryWriter } from "../src/lists/DeliveryWriter.ts"
import { readMaskedSample } from "../src/lists/sample/readMaskedSample.ts"
import { type Identity, identityFromPerson } from "../src/matching/Identity.ts"
import { PersonMatcher } from "../src/matching/PersonMatcher.ts"
import { createSealer } from "../src/matching/seal.ts"
import { formatIdentityLine } from "../src/matching/formatIdentityLine.ts"
import { openUniverse } from "../src/opened/openUniverse.ts"
import { NO_SUPPRESSIONS, NOBODY_UNSOLD } from "../src/question/EngineQuestion.ts"
import { Suppressors } from "../src/question/Suppressors.ts"
import { engineLayer } from "../src/supervisor/layer.ts"
import { UniverseCodes } from "../src/supervisor/UniverseCodes.ts"
import { RECORD_KEY } from "./owner.ts"
import { Yielder } from "../src/turns/Yielder.ts"
import { canadianMapping, csvOf, fitCanadian, provided } from "./universe/import/providerFiles.ts"

const opened = Effect.gen(function* () {
  const rows = [
    { post: "M5V 2T6", street: "10 King St W", walk: "3" },
    { post: "H2X 1Y4", first: "Chloé", last: "Ménard", street: "4 Rue Prince-Arthur", phone: "" },
    { post: "M5V", street: "12 King St W" },
  ].map((cells, at) => ({ ...fitCanadian, id: String(at + 1), ...cells }))
  const files = yield* provided({ "people.csv": csvOf(rows) }, canadianMapping)
  yield* importUniverse({ mapping: files.mapping, folder: files.universe, maxRefused: 0 })
  const universe = yield* openUniverse(files.universe)
  yield* Effect.addFinalizer(() => Effect.promise(universe.slices.close))
  return { ...files, open: universe }
})

const everybody: Area = { kind: "nation", excluded: false }
const question = {
  definition: canonicalDefinition({ ...emptyDefinition(100), areas: [everybody] }),
  doNotSell: NOBODY_UNSOLD,
  suppressing: NO_SUPPRESSIONS,
  savedCounts: [],
  locationFiles: [],
}

describe("A list of Canadians", () => {
  it.effect(
    "has the province and the postal code of each, as far as it is known, and no ZIP+4 or carrier route",
    () =>
      Effect.gen(function* () {
        const { folder, open } = yield* opened
        const delivered = yield* Effect.promise(() =>
          new DeliveryWriter(open).deliver(
            {
              question,
              quantities: [3],
              columns: ["AGE"],
              withPhones: true,
              recordKey: RECORD_KEY,
              folder: join(folder, "order"),
              definitionHash: DefinitionHash.make("0".repeat(64)),
              keys: ["nation:1"],
            },
            new Yielder(),
          ),
        )
        assert.strictEqual(Result.getOrThrow(delivered).records, 3)
        const csv = yield* Effect.promise(() => readFile(join(folder, "order/list.csv"), "utf8"))
        assert.deepStrictEqual(csv.trimEnd().split("\r\n"), [
          "Record,First Name,Last Name,Address,City,Province,Postal Code,Delivery Score,Walk Sequence,Phone,Age",
          "PX45RJTAFKGA9,Chloé,Ménard,4 Rue Prince-Arthur,Montréal,QC,H2X 1Y4,1,1,,40",
          "R7SEMMQ9HCRBH,Ann,Roy,12 King St W,Toronto,ON,M5V,1,1,4165550101,40",
          "MAG6PJCM67WSP,Ann,Roy,10 King St W,Toronto,ON,M5V 2T6,1,3,4165550101,40",
        ])
      }),
  )

  it.effect("shows no more of a postal code in a sample than its first half, which many share", () =>
    Effect.gen(function* () {
      const { open } = yield* opened
      const sample = Result.getOrThrow(
        yield* Effect.promise(() => readMaskedSample(open, question, {}, new Yielder())),
      )
      assert.deepStrictEqual(
        sample.records.map(({ city, zip }) => `${city} ${zip}`),
        ["Montréal H2X", "Toronto M5V", "Toronto M5V"],
      )
    }),
  )
})

describe("A file of people to be suppressed", () => {
  it.effect(
    "names Canadians by the first halves of their postal codes, never by the numbers that rows hold",
    () =>
      Effect.gen(function* () {
        const { folder, open } = yield* opened
        const matcher = new PersonMatcher(open, () => Promise.resolve())
        const found = (identities: ReadonlyArray<Identity>, secret: string | null) =>
          Effect.promise(async () => {
            const [wanted, keys] = [join(folder, "wanted"), join(folder, "keys")]
            await writeFile(
              wanted,
              identities.map((identity, at) => formatIdentityLine(at, identity)).join(""),
            )
            const { persons } = await matcher.match(
              { wanted, keys, secret, doNotSell: NOBODY_UNSOLD },
              new AbortController().signal,
            )
            return persons
          })
        const at = (zip: string) =>
          identityFromPerson({ firstName: "", lastName: "", address: "10 King St W", zip })
        const secret = "5a".repeat(32)
        for (const [zips, persons] of [
          [["M5V"], 1],
          [["13522"], 0],
          [["13522", "60614", "M5V", "H2X"], 1],
        ] as const) {
          assert.strictEqual(yield* found(zips.map(at), null), persons, zips.join(" "))
          assert.strictEqual(
            yield* found(zips.map(at).map(createSealer(secret)), secret),
            persons,
            zips.join(" "),
          )
        }
      }),
  )
})

describe("An engine over Canadians", () => {
  it.live("knows which postal codes it holds, and by reference their first halves", () =>
    Effect.gen(function* () {
      const { universe } = yield* opened
      const engine = Layer.provide(engineLayer(universe), Suppressors.nobody)
      yield* Effect.gen(function* () {
        const { codesInUniverse } = yield* UniverseCodes
        assert.deepStrictEqual(
          yield* codesInUniverse(100, "postalCode", [
            "H2X1Y4",
            "M5V2T6",
            "V6B",
            "M5V2T7",
            "H2X1Y4",
            "Z9Z",
            "60614",
            "M5V",
          ]),
          ["H2X1Y4", "M5V2T6", "V6B", "M5V"],
        )
        assert.deepStrictEqual(yield* codesInUniverse(100, "postalCode", []), [])
        assert.deepStrictEqual(yield* codesInUniverse(100, "zip4", ["135222206"]), [])
      }).pipe(Effect.provide(engine))
    }),
  )
})
