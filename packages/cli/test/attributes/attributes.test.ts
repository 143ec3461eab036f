import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { commandLine, type TestEnvironment } from "../commandLine.ts"
import { type ContractServer, startContractServer, TOKEN } from "../contractServer.ts"

let server: ContractServer
beforeAll(async () => {
  server = await startContractServer()
})
afterAll(() => server.stop())

const attributes = (argv: ReadonlyArray<string>, environment: TestEnvironment = {}) =>
  commandLine(["attributes", ...argv], {
    ...environment,
    env: { LISTWRIGHT_URL: server.url, LISTWRIGHT_TOKEN: TOKEN },
  })

describe("attributes", () => {
  it("prints one row each: what --demo calls it, its name, how it is written, where it belongs, what it costs", async () => {
    expect(await attributes([])).toEqual({
      exitCode: 0,
      stdout:
        "attribute\tname\twritten_as\tcategory\tprice_element\n" +
        "AGE\tAge\t18-99\tGeneral\tAge\n" +
        "INCOME\tIncome\tvalues\tGeneral\tIncome\n",
      stderr: "",
    })
  })

  it.each(["INCOME", "income", " Income "])("prints the values of '%s'", async (name) => {
    const { stdout } = await attributes([name])
    expect(stdout).toBe("value\tname\nA\tLow\nB\tMiddle\nC\tHigh\n")
  })

  it("prints the bounds of one that is written as a range", async () => {
    const { stdout } = await attributes(["AGE"])
    expect(stdout).toBe("value\tname\n18-99\tAge in whole years\n")
  })

  it("names those that there are where there is none of this name", async () => {
    const { exitCode, stderr, stdout } = await attributes(["shoes"])
    expect([exitCode, stdout]).toEqual([3, ""])
    expect(stderr).toBe("There is no attribute 'shoes'. There are: AGE, INCOME.\n")
  })

  it("prints the same as one document", async () => {
    const all = JSON.parse((await attributes(["--json"])).stdout)
    expect(all).toMatchObject({
      listType: 10,
      attributes: [{ column: "AGE", min: "18" }, { column: "INCOME" }],
    })
    const { attributes: one } = JSON.parse((await attributes(["INCOME", "--json"])).stdout)
    expect(one[0].values).toEqual([
      { value: "A", name: "Low" },
      { value: "B", name: "Middle" },
      { value: "C", name: "High" },
    ])
  })

  it("is a table on a terminal", async () => {
    expect((await attributes([], { columns: 80 })).stdout).toBe(
      "attribute  name    written as  category  price element\n" +
        "AGE        Age     18-99       General   Age\n" +
        "INCOME     Income  values      General   Income\n",
    )
  })
})

describe("attributes search", () => {
  it("prints what --demo takes for each hit, its name and what it belongs to", async () => {
    expect((await attributes(["search", "high", "income"])).stdout).toBe(
      "demo\tname\tof\nINCOME=C\tHigh\tIncome\n",
    )
    expect((await attributes(["search", "incmoe"])).stdout).toBe(
      "demo\tname\tof\nINCOME=A\tLow\tIncome\nINCOME=B\tMiddle\tIncome\nINCOME=C\tHigh\tIncome\n",
    )
    expect((await attributes(["search", "age"])).stdout).toBe("demo\tname\tof\nAGE\tAge\tAttributes\n")
  })

  it("prints the same as one document, with what a list file takes", async () => {
    const found = JSON.parse((await attributes(["search", "middle", "--json"])).stdout)
    expect(found).toEqual({
      listType: 10,
      groups: [
        {
          kind: "value",
          heading: "Income",
          hits: [
            {
              column: "INCOME",
              name: "Middle",
              criterion: { kind: "values", column: "INCOME", values: ["B"] },
            },
          ],
          more: 0,
        },
      ],
    })
  })

  it("refuses less than 3 characters in the words of the screens", async () => {
    const { exitCode, stderr, stdout } = await attributes(["search", "go"])
    expect([exitCode, stdout, stderr]).toEqual([2, "", "At least 3 words\n"])
  })
})
