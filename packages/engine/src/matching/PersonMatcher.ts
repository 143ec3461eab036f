import { toPlainLettersLegacy } from "@listwright/domain/shared"
import {
  hasSingleNormalForm,
  normalizeAddress,
  normalizeAddressLegacy,
  normalizeName,
} from "@listwright/domain/suppression"
import {
  type DuckDBConnection,
  DuckDBDataChunk,
  type DuckDBValue,
  UBIGINT,
  UTINYINT,
  VARCHAR,
} from "@duckdb/node-api"
import { KeySet } from "../bitslice/suppress/KeySet.ts"
import { readKeyFiles } from "../bitslice/suppress/readKeys.ts"
import type { KeyFile } from "../question/EngineQuestion.ts"
import { ensureSnapshot } from "../question/ensureSnapshot.ts"
import { openDuckDbSession } from "../sql/duckdb/DuckDbSession.ts"
import { CanceledError } from "../turns/CanceledError.ts"
import type { OpenedUniverse } from "../opened/openUniverse.ts"
import { type IdentityKind, PLACE_SEPARATOR } from "./Identity.ts"
import type { MatchResult, MatchRequest } from "./MatchRequest.ts"
import { type RowRange, rowRanges } from "./rowRanges.ts"
import { unsealedSql, sealedSql } from "./seal.ts"
import type { ZipNumbers } from "../format/rows/zipNumbers.ts"
import { writeKeys } from "../format/keys/writeKeys.ts"

/** The maximum number of unmatched rows listed. */
const UNMATCHED_NAMED = 1_000
/** The number of rows that DuckDB accepts at once. */
const VECTOR = 2_048

/** The low half of a key, and the number of its bits. */
const [LOW, HALF] = [0xffff_ffffn, 32n]

/** The form of a candidate whose text is the same in all forms. */
const ALL_FORMS = 0

const path = (file: string): string => `'${file.replaceAll("'", "''")}'`

/**
 * Returns SQL for an address's place, as in `Identity`. It replaces runs of characters, because replacing one character
 * at a time takes seven times as long.
 */
const placeSql = ({ zipSql }: ZipNumbers): string =>
  `${zipSql("ZIP")} || '|' || regexp_replace(ADDRESS, '[^0-9]+', '', 'g')`

/** The SQL for a candidate's `text` by kind, as in `Identity`. */
const TEXTS: Readonly<Record<Exclude<IdentityKind, "person">, string>> = {
  address: "'address|' || ZIP || '|' || ADDRESS",
  last: "'last|' || ZIP || '|' || ADDRESS || '|' || LAST_NAME",
  full: "'full|' || ZIP || '|' || ADDRESS || '|' || LAST_NAME || '|' || FIRST_NAME",
}

/** Finds the people named in a file's rows among the records in one universe. */
export class PersonMatcher {
  readonly #universe: OpenedUniverse
  readonly #prove: () => Promise<void>

  /** `prove` rejects if names and addresses don't match the manifest byte for byte. */
  constructor(universe: OpenedUniverse, prove: () => Promise<void>) {
    this.#universe = universe
    this.#prove = prove
  }

  async match({ doNotSell, keys, secret, wanted }: MatchRequest, signal: AbortSignal): Promise<MatchResult> {
    ensureSnapshot(doNotSell, this.#universe.manifest.snapshot)
    await this.#prove()
    const connection = await this.#universe.instance.connect()
    const stop = (): void => connection.interrupt()
    signal.addEventListener("abort", stop)
    try {
      const sql = secret === null ? unsealedSql : sealedSql(secret)
      await connection.run(
        `CREATE TEMP TABLE wanted AS SELECT * FROM read_csv(${path(wanted)}, delim = '\t', header = false, auto_detect = false, quote = '',
          escape = '', columns = {ROW: 'UINTEGER', KIND: 'VARCHAR', PLACE: 'VARCHAR', TEXT: 'VARCHAR', FORM: 'UTINYINT'})`,
      )
      await connection.run("CREATE TEMP TABLE found (ROW UINTEGER, PERSON_KEY UBIGINT)")
      await this.#findKeys(connection, sql, secret === null)
      await this.#findAddresses(connection, sql, secret === null, signal)
      await leaveOut(connection, doNotSell.files)
      const { persons, sha256 } = await writeKeys(keys, foundKeys(connection))
      const [rows = 0] = await numbers(connection, "SELECT count(DISTINCT ROW) FROM found")
      const unmatched = await numbers(
        connection,
        `SELECT ROW FROM (SELECT DISTINCT ROW FROM wanted) ANTI JOIN found USING (ROW) ORDER BY ROW LIMIT ${UNMATCHED_NAMED}`,
      )
      return { rows, unmatched, persons, sha256 }
    } catch (cause) {
      throw signal.aborted ? new CanceledError() : cause
    } finally {
      signal.removeEventListener("abort", stop)
      connection.closeSync()
    }
  }

  async #findKeys(connection: DuckDBConnection, sql: typeof unsealedSql, isOpen: boolean): Promise<void> {
    const [some = 0] = await numbers(connection, "SELECT count(*) FROM wanted WHERE KIND = 'person'")
    if (some === 0) return
    const key = "'person|' || PERSON_KEY"
    await connection.run(
      isOpen
        ? `INSERT INTO found SELECT ROW, PERSON_KEY FROM payload
           JOIN (SELECT ROW, CAST(split_part(TEXT, '|', 2) AS UBIGINT) AS PERSON_KEY FROM wanted WHERE KIND = 'person')
           USING (PERSON_KEY)`
        : `INSERT INTO found SELECT wanted.ROW, payload.PERSON_KEY FROM payload JOIN wanted
           ON KIND = 'person' AND wanted.PLACE = ${sql.place(key)} WHERE wanted.TEXT = ${sql.text(key)}`,
    )
  }

  async #findAddresses(
    connection: DuckDBConnection,
    sql: typeof unsealedSql,
    isOpen: boolean,
    signal: AbortSignal,
  ): Promise<void> {
    await connection.run(
      `CREATE TEMP TABLE places AS
       SELECT DISTINCT unnest(string_split(PLACE, '${PLACE_SEPARATOR}')) AS PLACE FROM wanted WHERE KIND <> 'person'`,
    )
    const [some = 0] = await numbers(connection, "SELECT count(*) FROM places")
    if (some === 0) return
    const { numbers: codes, rows } = this.#universe.slices.places
    const zips = isOpen
      ? new Set(
          (await texts(connection, "SELECT DISTINCT split_part(PLACE, '|', 1) FROM places")).map(
            codes.zipNumber,
          ),
        )
      : null
    for (const range of rowRanges(rows, zips)) {
      if (signal.aborted) throw new CanceledError()
      await putCandidates(connection, range, codes, sql.place(placeSql(codes)))
      for (const [kind, text] of Object.entries(TEXTS))
        await connection.run(
          `INSERT INTO found SELECT ROW, PERSON_KEY FROM candidates JOIN wanted
           ON KIND = '${kind}' AND wanted.TEXT = ${sql.text(text)}
           WHERE candidates.FORM IN (wanted.FORM, ${ALL_FORMS})`,
        )
    }
  }
}

/** Inserts the records in a row range that are at addresses named in the file, in comparable form. */
const putCandidates = async (
  connection: DuckDBConnection,
  [first, last]: RowRange,
  { zipSql }: ZipNumbers,
  place: string,
): Promise<void> => {
  await connection.run(
    "CREATE OR REPLACE TEMP TABLE candidates (PERSON_KEY UBIGINT, FORM UTINYINT, ZIP VARCHAR, ADDRESS VARCHAR, FIRST_NAME VARCHAR, LAST_NAME VARCHAR)",
  )
  const within = `ROW_ID BETWEEN ${first} AND ${last}`
  const result = await connection.stream(
    `SELECT PERSON_KEY, ${zipSql("ZIP")}, ADDRESS, FIRST_NAME, LAST_NAME
     FROM (SELECT ROW_ID, ZIP FROM people WHERE ${within}) AS p
     JOIN (SELECT ROW_ID, PERSON_KEY, ADDRESS, FIRST_NAME, LAST_NAME FROM payload WHERE ${within}) AS a USING (ROW_ID)
     WHERE ${place} IN (SELECT PLACE FROM places)`,
  )
  const appender = await connection.createAppender("candidates")
  const append = (rows: ReadonlyArray<Candidate>): void => {
    const chunk = DuckDBDataChunk.create([UBIGINT, UTINYINT, VARCHAR, VARCHAR, VARCHAR, VARCHAR])
    chunk.setRows(rows)
    appender.appendDataChunk(chunk)
  }
  const found: Array<Candidate> = []
  for await (const rows of result.yieldRows())
    for (const [key, zip, address, firstName, lastName] of rows)
      if (typeof key === "bigint") found.push(...compared(key, String(zip), [address, firstName, lastName]))
  for (let from = 0; from < found.length; from += VECTOR) append(found.slice(from, from + VECTOR))
  appender.closeSync()
}

/** A person key, text form, ZIP Code, address, first name, and last name. */
type Candidate = ReadonlyArray<string | bigint | number>

/** Returns a candidate in the form used to compare identities, plus the forms in which older identities were sealed. */
const compared = (
  key: bigint,
  zip: string,
  texts: ReadonlyArray<DuckDBValue | undefined>,
): ReadonlyArray<Candidate> => {
  const written = texts.map((text) => String(text ?? ""))
  const [address = "", firstName = "", lastName = ""] = written
  const names = [normalizeName(firstName), normalizeName(lastName)]
  const isOfOneForm = hasSingleNormalForm(address)
  const found: Array<Candidate> = [
    [key, isOfOneForm ? ALL_FORMS : 2, zip, normalizeAddress(address), ...names],
  ]
  if (!isOfOneForm) found.push([key, 1, zip, normalizeAddressLegacy(address), ...names])
  const before = written.map(toPlainLettersLegacy)
  if (written.some((text, at) => text !== before[at])) {
    const [at = "", first = "", last = ""] = before
    found.push([key, 1, zip, normalizeAddressLegacy(at), normalizeName(first), normalizeName(last)])
  }
  return found
}

/** Returns the first column of a query's result. */
const texts = async (connection: DuckDBConnection, sql: string): Promise<ReadonlyArray<string>> =>
  (await connection.runAndReadAll(sql)).getRows().map(([value]) => String(value))

const numbers = async (connection: DuckDBConnection, sql: string): Promise<ReadonlyArray<number>> =>
  (await connection.runAndReadAll(sql)).getRows().map(([value]) => Number(value))

/** Removes the people in key files from those found. */
const leaveOut = async (connection: DuckDBConnection, files: ReadonlyArray<KeyFile>): Promise<void> => {
  if (files.length === 0) return
  const unsold = new KeySet(await readKeyFiles(files))
  const left: Array<bigint> = []
  for await (const keys of foundKeys(connection))
    left.push(...keys.filter((key) => unsold.has(Number(key & LOW), Number(key >> HALF))))
  if (left.length === 0) return
  await openDuckDbSession(connection).putKeys("unsold", left)
  await connection.run("DELETE FROM found WHERE PERSON_KEY IN (SELECT PERSON_KEY FROM unsold)")
}

const foundKeys = async function* (connection: DuckDBConnection): AsyncGenerator<ReadonlyArray<bigint>> {
  const result = await connection.stream("SELECT DISTINCT PERSON_KEY FROM found ORDER BY PERSON_KEY")
  for await (const rows of result.yieldRows())
    yield rows.flatMap(([key]) => (typeof key === "bigint" ? [key] : []))
}
