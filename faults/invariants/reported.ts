import type { Invariant } from "../Invariant.ts"

const mailName = (report: string, reader: string): string => `${report} to ${reader}`

/** A mail that is made again is the same mail: it has the same Message-ID. */
export const reportsAreMailed: Invariant = {
  name: "every report that a buyer was told of reaches each of its readers in the end, and no reader gets two of one",
  violations: ({ books, buyers, isFinal }) => {
    const mails = new Map<string, Set<string>>()
    for (const { messageId, subject, to } of books.mails) {
      const name = mailName(subject, to.join())
      mails.set(name, (mails.get(name) ?? new Set()).add(messageId))
    }
    const queued = new Set(books.reports.map(({ name }) => name))
    return buyers.flatMap(({ reports }) =>
      reports.flatMap(({ isAcknowledged, name, readers }) => [
        ...(isAcknowledged && !queued.has(name) ? [`${name} was told of and does not exist`] : []),
        ...readers.flatMap((reader) => {
          const found = mails.get(mailName(name, reader))?.size ?? 0
          if (found > 1) return [`${found} mails of ${mailName(name, reader)}`]
          return isFinal && queued.has(name) && found === 0 ? [`no mail of ${mailName(name, reader)}`] : []
        }),
      ]),
    )
  },
}
