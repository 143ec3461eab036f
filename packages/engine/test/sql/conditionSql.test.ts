import { DuckDBInstance } from "@duckdb/node-api"
import { assert, describe, it } from "vitest"
import { duckDbDialect } from "../../src/sql/duckdb/duckDbDialect.ts"
import { conditionSql } from "../../src/sql/select/conditionSql.ts"
import { routeDeliveryType } from "../../src/format/rows/routeCode.ts"

const ROUTES = { carrierRoute: "carrierRoutes", poBox: "poBoxes", ruralRoute: "ruralRoutes" } as const

describe("Occupant options in SQL", () => {
  it.for(Object.values(ROUTES))("take %s by the route, whatever its letter", async (route) => {
    const options = { targets: ["homes"], routes: [route], contactNames: false } as const
    const sql = conditionSql({ kind: "occupant", options }, duckDbDialect, new Map())
    const instance = await DuckDBInstance.create()
    const connection = await instance.connect()
    const result = await connection.runAndReadAll(
      `SELECT ROUTE FROM (SELECT range AS ROUTE, 0 AS OCCUPANCY FROM range(5000)) WHERE ${sql} ORDER BY ROUTE`,
    )
    connection.closeSync()
    instance.closeSync()
    assert.deepStrictEqual(
      result.getRows().map(([code]) => Number(code)),
      Array.from({ length: 5_000 }, (_, code) => code).filter(
        (code) => ROUTES[routeDeliveryType(code)] === route,
      ),
    )
  })
})
