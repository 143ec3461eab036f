import { Duplex } from "node:stream"
import type { PGlite } from "@electric-sql/pglite"

const SSL_REQUEST = 80877103
const CANCEL_REQUEST = 80877102
const TERMINATE = 0x58
const NO_SSL = "N"

/**
 * Returns the database's reply to a message. The reply is read in chunks, which are views of the database's memory: if
 * read as a whole, the database would retain every row that it ever returned for as long as it's open.
 */
const answerTo = async (database: PGlite, message: Buffer): Promise<Buffer> => {
  const isStartup = message[0] === 0
  if (isStartup) return Buffer.from(await database.execProtocolRaw(message))
  const parts: Array<Buffer> = []
  await database.execProtocolRawStream(message, { onRawData: (part) => parts.push(Buffer.from(part)) })
  return Buffer.concat(parts)
}

/**
 * Opens connections to an embedded database that speak PostgreSQL's wire protocol in memory, so one SQL client works
 * with both databases. The database has a single session: a connection that replaces a broken one first cleans up what
 * the old one left behind (an open transaction, prepared statements). Messages from all connections run one after
 * another. A cancel request is answered by closing the connection, because a statement in the embedded database can't
 * be interrupted.
 */
export const pgliteConnections = (database: PGlite): (() => Duplex) => {
  let opened = 0
  let queue: Promise<unknown> = Promise.resolve()
  const inTurn = <A>(work: () => Promise<A>): Promise<A> => {
    const result = queue.then(work)
    queue = result.catch(() => undefined)
    return result
  }
  return () => {
    let buffered: Buffer = Buffer.alloc(0)
    let started = false
    const takeMessages = (connection: Duplex): ReadonlyArray<Buffer> => {
      const messages: Array<Buffer> = []
      for (;;) {
        // Only after the startup message does each message begin with its type.
        const lengthAt = started ? 1 : 0
        if (buffered.length < lengthAt + 4) return messages
        const end = buffered.readInt32BE(lengthAt) + lengthAt
        if (buffered.length < end) return messages
        const message = buffered.subarray(0, end)
        buffered = buffered.subarray(end)
        const code = started ? undefined : message.readInt32BE(4)
        if (code === SSL_REQUEST) {
          connection.push(NO_SSL)
        } else if (code === CANCEL_REQUEST || (started && message[0] === TERMINATE)) {
          connection.push(null)
          return messages
        } else {
          started = true
          messages.push(message)
        }
      }
    }
    let isFirstMessage = true
    const run = async (connection: Duplex, messages: ReadonlyArray<Buffer>): Promise<void> => {
      for (const message of messages) {
        const answer = await inTurn(async () => {
          if (isFirstMessage) {
            isFirstMessage = false
            opened += 1
            if (opened > 1) await database.exec("ROLLBACK; DISCARD ALL")
          }
          return answerTo(database, message)
        })
        if (answer.length > 0) connection.push(answer)
      }
    }
    return new Duplex({
      read() {},
      write(chunk: Buffer, _encoding, done) {
        buffered = buffered.length > 0 ? Buffer.concat([buffered, chunk]) : chunk
        run(this, takeMessages(this)).then(() => done(), done)
      },
    })
  }
}
