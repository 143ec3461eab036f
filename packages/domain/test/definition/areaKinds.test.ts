import { CarrierRoute, Zip, Zip4 } from "../../src/shared/Zip.ts"
import { expect, it } from "vitest"
import { areaKindNoun, areaText } from "../../src/definition/areaKinds.ts"

it("writes areas as people do", () => {
  expect(areaText({ kind: "zip", zip: Zip.make("60614"), excluded: false })).toBe("60614")
  expect(areaText({ kind: "zip4", zip4: Zip4.make("606141234"), excluded: false })).toBe("60614-1234")
  expect(
    areaText({ kind: "carrierRoute", carrierRoute: CarrierRoute.make("60614C001"), excluded: true }),
  ).toBe("60614 C001")
})

it("names one and many", () => {
  expect(areaKindNoun("zip", 1)).toBe("ZIP Code")
  expect(areaKindNoun("carrierRoute", 2)).toBe("carrier routes")
})
