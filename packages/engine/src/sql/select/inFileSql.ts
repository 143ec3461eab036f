import type { SqlQuestion } from "../SqlQuestion.ts"
import type { SqlSession } from "../SqlSession.ts"
import type { SqlUniverse } from "../SqlUniverse.ts"

/** The session's table of the people on the do-not-sell list. */
const DO_NOT_SELL_TABLE = "do_not_sell"

/** Returns SQL that tells whether a row's person is on the do-not-sell list, whose keys become a table of the session. */
export const isUnsoldSql = async (
  session: SqlSession,
  { dialect }: Pick<SqlUniverse, "dialect">,
  { doNotSell }: Pick<SqlQuestion, "doNotSell">,
): Promise<string> => {
  if (doNotSell === null) return "1 = 0"
  await session.putKeys(DO_NOT_SELL_TABLE, await doNotSell.keys())
  return dialect.isIn(["PERSON_KEY"], DO_NOT_SELL_TABLE)
}

/** Returns SQL that tells whether a row counts as in the file: its person isn't on the do-not-sell list. */
export const inFileSql = async (
  session: SqlSession,
  universe: Pick<SqlUniverse, "dialect">,
  question: Pick<SqlQuestion, "doNotSell">,
): Promise<string> =>
  question.doNotSell === null ? "1 = 1" : `NOT (${await isUnsoldSql(session, universe, question)})`
