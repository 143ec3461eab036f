import { layer } from "@effect/vitest"
import { Effect, Exit } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { expect } from "vitest"
import { loadSite } from "../../src/start/loadSite.ts"
import { example } from "../configuration/example.ts"
import { databases } from "../storage/databases.ts"

const { content } = example

/** The prices and promotions that haven't been withdrawn. */
const held = Effect.gen(function* () {
  const sql = yield* SqlClient
  return {
    priceLists:
      yield* sql`SELECT id, list_type, valid_from FROM price_lists WHERE withdrawn_at IS NULL ORDER BY id`,
    promotions: yield* sql`SELECT code, value FROM promotions WHERE withdrawn_at IS NULL ORDER BY code`,
  }
})

/** The same site a year later, with its first promotion alone. */
const later = {
  ...content,
  priceLists: content.priceLists.map((list) => ({ ...list, validFrom: new Date("2031-01-01T00:00:00Z") })),
  promotions: content.promotions.slice(0, 1),
}

for (const database of databases()) {
  layer(database.layer, { excludeTestServices: true, timeout: "60 seconds" })(
    `A site's folder on ${database.name}`,
    (it) => {
      it.effect("is loaded whole, or what held before holds on: its last table refuses", () =>
        Effect.gen(function* () {
          const sql = yield* SqlClient
          yield* loadSite(content)
          const before = yield* held
          expect(before.priceLists.length).toBeGreaterThan(0)
          expect(before.promotions.length).toBeGreaterThan(1)
          yield* sql`CREATE FUNCTION refuse_rates() RETURNS trigger AS $$
            BEGIN RAISE EXCEPTION 'no room for tax rates'; END $$ LANGUAGE plpgsql`
          yield* sql`CREATE TRIGGER rates_are_refused BEFORE INSERT OR UPDATE OR DELETE ON tax_rates
            FOR EACH STATEMENT EXECUTE FUNCTION refuse_rates()`
          expect(Exit.isFailure(yield* Effect.exit(loadSite(later)))).toBe(true)
          expect(yield* held).toEqual(before)
          yield* sql`DROP TRIGGER rates_are_refused ON tax_rates`
          yield* loadSite(later)
          const after = yield* held
          expect(after.promotions).toMatchObject([{ code: content.promotions[0]?.code }])
          expect(after.priceLists).not.toEqual(before.priceLists)
        }),
      )
    },
  )
}
