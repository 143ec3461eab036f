import { describe, expect, it } from "vitest"
import { signedIn } from "./caller.ts"
import { sharedSite } from "./sharedSite.ts"

const { url } = sharedSite()

const ask = async (call: string, body: unknown) =>
  (await (await signedIn(url)).post(`/PlaceOrder.aspx/${call}`, body)).body.d

describe("the places of a state", () => {
  it("are its counties by FIPS code, in the order of their names", async () => {
    const { DataSource } = await ask("GetCountiesByState", { statecode: "al" })
    expect(DataSource).toHaveLength(67)
    expect(DataSource[0]).toEqual({ CountyCode: "01001", CountyName: "Autauga" })
    expect((await ask("GetCountiesByState", { statecode: "TX" })).DataSource).toHaveLength(254)
  })

  it("are its cities, districts and metro areas", async () => {
    const cities = (await ask("GetCitiesByState", { statecode: "RI" })).DataSource
    expect(cities).toContainEqual({ CityName: "Providence", StateCode: "RI" })
    expect((await ask("GetDistrictsByState", { statecode: "RI" })).DataSource).toEqual([
      { Code: "RI01", Name: "District 1" },
      { Code: "RI02", Name: "District 2" },
    ])
    expect((await ask("GetDistrictsByState", { statecode: "WY" })).DataSource).toEqual([
      { Code: "WY00", Name: "At Large" },
    ])
    const metros = (await ask("SearchAreas", { state: "IL", listType: 10 })).DataSource
    expect(metros).toContainEqual(expect.objectContaining({ Code: "16980" }))
  })

  it("are no metro areas for a source that is not sold by them", async () => {
    expect(await ask("SearchAreas", { state: "IL", listType: 50 })).toEqual({
      ResultFlag: true,
      ResultMessage: "",
      DataSource: [],
    })
    expect((await ask("SearchAreas", { state: "IL", listType: 11 })).ResultMessage).toBe(
      "No this datasource, please choose one",
    )
  })

  it("are refused for a state that does not exist, by the name of the field", async () => {
    expect((await ask("GetCitiesByState", { statecode: "ZZ" })).ResultMessage).toBe(
      "statecode: there is no state 'ZZ'; give its two letters, like IL",
    )
    const metros = await ask("SearchAreas", { state: "", listType: 10 })
    expect(metros.ResultMessage).toBe("state: there is no state ''; give its two letters, like IL")
  })
})

describe("the states", () => {
  it("are the 50 and the District of Columbia, or the provinces and territories of Canada", async () => {
    const { DataSource } = await ask("GetStates", {})
    expect(DataSource).toHaveLength(51)
    expect(DataSource[0]).toEqual({ StateCode: "AL", StateName: "Alabama" })
    const provinces = (await ask("GetStates", { CountryCode: "CA" })).DataSource
    expect(provinces).toHaveLength(13)
    expect(provinces[0]).toEqual({ StateCode: "AB", StateName: "Alberta" })
    expect((await ask("GetStates", { CountryCode: "FR" })).ResultFlag).toBe(false)
  })
})

describe("the places of a province", () => {
  it("are its cities, and nothing that Canada does not have", async () => {
    const cities = (await ask("GetCitiesByState", { statecode: "on" })).DataSource
    expect(cities).toContainEqual({ CityName: "Toronto", StateCode: "ON" })
    expect((await ask("GetCountiesByState", { statecode: "ON" })).DataSource).toEqual([])
    expect((await ask("SearchAreas", { state: "ON", listType: 10 })).DataSource).toEqual([])
    expect((await ask("GetDistrictsByState", { statecode: "ON" })).DataSource).toEqual([])
  })
})

describe("postal codes", () => {
  it("are valid by their first halves, asked for as ZIP Codes, in the order asked and each once", async () => {
    for (const zipType of [0, 1])
      expect(
        (
          await ask("GetZipsByZips", {
            zipType,
            zips: ["M5V", "60614", "z9z", "h3b", "M5V", "00000", "H0H", "M5"],
          })
        ).DataSource,
      ).toEqual(["M5V", "60614", "H3B"])
  })

  it("are none where the universe holds nobody in Canada, and none among ZIP+4s and carrier routes", async () => {
    expect((await ask("GetZipsByZips", { zipType: 1, zips: ["M5V 2T6"] })).DataSource).toEqual([])
    for (const zipType of [2, 3])
      expect((await ask("GetZipsByZips", { zipType, zips: ["M5V", "M5V 2T6"] })).DataSource).toEqual([])
  })
})

describe("SCF Codes", () => {
  it("have their ZIP Codes; one that does not exist has none", async () => {
    const { DataSource } = await ask("GetZipsByScf", { zipType: 0, zips: ["000", "005"] })
    expect(DataSource).toEqual(["00501", "00544"])
    const many = Array.from({ length: 501 }, () => "606")
    expect((await ask("GetZipsByScf", { zipType: 0, zips: many })).ResultMessage).toBe(
      "zips: must hold at most 500 SCF Codes",
    )
  })

  it("are found by range, both ends included, up to the most that may be added", async () => {
    const range = (fromSCF: string, toSCF: string, maxLength = 500) =>
      ask("GetSCFcodesBySCFRange", { fromSCF, toSCF, maxLength })
    expect((await range("600", "603")).DataSource).toEqual(["600", "601", "602", "603"])
    expect((await range("600", "603", 3)).ResultMessage).toBe("The range contains more than 3 SCF Codes.")
    expect((await range("005", "999")).ResultMessage).toBe(
      "The range contains more than 500 SCF Codes. Nothing was added. Please enter a shorter range.",
    )
    expect((await range("603", "")).ResultMessage).toBe("Please input SCF Code.")
    expect((await range("603", "600")).ResultMessage).toBe(
      "The first SCF Code in the range can't be higher than the last one.",
    )
  })
})

describe("an address", () => {
  const search = async (text: string) =>
    await (await signedIn(url)).call("GET", `/api/v1/addresses?text=${encodeURIComponent(text)}`)

  it("is found as its ZIP Code, where there is one", async () => {
    const { body } = await search("2301 N Clark St, Chicago, IL 60614")
    expect(body.places).toEqual([
      {
        addressLine: "Chicago, IL 60614",
        state: "IL",
        point: [expect.closeTo(-87.65, 1), expect.closeTo(41.92, 1)],
        precision: "zip",
      },
    ])
  })

  it("is nothing when it is unknown, and refused when it is too long", async () => {
    expect((await search("Nowhere at all")).body).toEqual({ places: [] })
    expect((await search("x".repeat(201))).status).toBe(400)
  })
})
