import { type AccountId, canActForAccount } from "@listwright/domain/account"
import { NotFound, formatWholeNumber } from "@listwright/domain/shared"
import { randomUUID } from "node:crypto"
import { accountIdFromField, Actor, Api, type ListQuery, type WireKeyColumns } from "@listwright/adapters"
import {
  hiddenSuppressionText,
  isSuppressionHidden,
  type KeyColumns,
  keyColumnsRefusalText,
  type PersonKeyColumn,
  suggestedKeyColumns,
  suggestedPersonKeyColumn,
  type SuppressionKind,
  type SuppressionListItem,
} from "@listwright/domain/suppression"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Site } from "../../../configuration/Site.ts"
import { Mailer } from "../../../mail/Mailer.ts"
import { MailQuotas } from "../../../site/MailQuotas.ts"
import { Quotas } from "../../../site/Quotas.ts"
import { SuppressionFiles } from "../../../suppression/SuppressionFiles.ts"
import { SuppressionRows } from "../../../suppression/SuppressionRows.ts"
import { toEnvelope, CallRefused } from "../../answering/toEnvelope.ts"
import { refuseTooManyRequests } from "../../answering/failTooManyRequests.ts"

const wireItem = (item: SuppressionListItem) => ({
  OrderDate: item.orderDate,
  OrderCode: item.orderCode,
  SuppressionDesc: item.description,
  OrderDesc: item.name,
  TotalDesiredQty: item.quantity,
  SuppressionValue: item.value,
  GeoKeyCode: item.savedListCode,
  CountId: item.countId,
})

/** Refuses a suppression type that the site hides for a source. */
const ensureShown = Effect.fnUntraced(function* (listType: number, kind: SuppressionKind) {
  const { configuration } = yield* Site
  if (isSuppressionHidden(listType, kind, configuration))
    return yield* new CallRefused({ reason: hiddenSuppressionText(listType, kind) })
})

const listed = Effect.fn("listed")(function* (kind: SuppressionKind, query: ListQuery) {
  const { reach } = yield* Actor
  const rows = yield* SuppressionRows
  const listType = query.listType ?? query.listtype
  if (listType === undefined)
    return yield* new CallRefused({ reason: "listType: the data source is missing" })
  yield* ensureShown(listType, kind)
  const { PageNumber, PageSize } = query.pagingOptions
  const { items, total } = yield* rows.page(reach, {
    kind,
    listType,
    accountId: accountIdFromField(query.accountId ?? null) ?? reach.accountId,
    name: query.orderName ?? query.countName ?? "",
    number: query.orderNumber ?? query.countNumber ?? "",
    skip: (PageNumber - 1) * PageSize,
    most: PageSize,
  })
  return { Items: items.map(wireItem), TotalRecordCount: total }
})

/**
 * Returns the columns specified in a call; null if none are specified, in which case columns are recognized by name.
 */
const namedColumns = (keys: WireKeyColumns | undefined): KeyColumns | PersonKeyColumn | null => {
  if (keys === undefined) return null
  if (keys.PersonKey !== undefined && keys.PersonKey !== "") return { personKey: keys.PersonKey }
  const { Address: address = "", FirstName = "", LastName = "", Zip: zip = "" } = keys
  const named = (column: string): string | null => (column === "" ? null : column)
  return { address, zip, firstName: named(FirstName), lastName: named(LastName) }
}

/** Recognizes the key columns by name; refuses a file whose columns don't identify people's addresses. */
const toldColumns = Effect.fnUntraced(function* (columns: ReadonlyArray<string>) {
  const personKey = suggestedPersonKeyColumn(columns)
  if (personKey !== null) return personKey
  const { address, firstName, lastName, zip } = suggestedKeyColumns(columns)
  if (address === null || zip === null) {
    const field = address === null ? "address" : "zip"
    return yield* new CallRefused({ reason: keyColumnsRefusalText({ _tag: "KeyColumnMissing", field }) })
  }
  return { address, zip, firstName: lastName === null ? null : firstName, lastName }
})

const refuse = ({ reason }: { readonly reason: string }) => Effect.fail(new CallRefused({ reason: reason }))

const processed = Effect.fn("processed")(
  function* (id: string, listType: number, keys: WireKeyColumns | undefined, named: AccountId | undefined) {
    const { reach, user } = yield* Actor
    yield* ensureShown(listType, "files")
    const accountId = named ?? user.accountId
    if (!canActForAccount(reach, accountId)) return yield* new NotFound({ what: "account" })
    const files = yield* SuppressionFiles
    const columns = namedColumns(keys) ?? (yield* toldColumns((yield* files.head(user, id)).columns))
    const report = yield* files.load(user, id, listType, columns, accountId)
    return {
      SuppressionValue: report.id,
      Rows: report.rows,
      Matched: report.matched,
      Unmatched: report.unmatched,
      Rejected: report.rejected,
      Persons: report.persons,
      UnmatchedLines: report.unmatchedLines,
      RejectedRows: report.rejectedRows.map(({ line, reason }) => ({ Line: line, Reason: reason })),
    }
  },
  Effect.catchTags({ FileRefused: refuse, CountUnavailable: refuse }),
)

/** Sends the email that follows an upload. */
const notified = Effect.fn("notified")(function* (quantity: number) {
  const { user } = yield* Actor
  const mails = yield* Mailer
  const quotas = yield* MailQuotas
  yield* quotas.take(user, [user.email]).pipe(Effect.catchTag("MailQuotaReached", refuseTooManyRequests))
  yield* mails
    .send({
      id: `suppression-${randomUUID()}`,
      to: user.email,
      lane: "rest",
      account: user.accountId,
      subject: "Your suppression file is loaded",
      blocks: [
        { kind: "heading", text: "Your suppression file is loaded" },
        {
          kind: "paragraph",
          text: `The ${formatWholeNumber(quantity)} rows of your suppression file are loaded. Choose it under Suppression to leave these people out of a list.`,
        },
      ],
    })
    .pipe(Effect.catchTag("MailFailed", refuse))
  return {}
})

/** Calls for the people to suppress in a list. */
export const layerSuppression = HttpApiBuilder.group(Api, "Suppression", (handlers) =>
  Effect.succeed(
    handlers.handleAll({
      GetSuppressionList: ({ payload }) => toEnvelope(listed("orders", payload)),
      GetSaveCountSuppressionList: ({ payload }) => toEnvelope(listed("savedCounts", payload)),
      GetCustomSuppressions: ({ payload }) => toEnvelope(listed("files", payload)),
      ExcelUploader: ({ payload }) =>
        toEnvelope(
          Effect.gen(function* () {
            const { user } = yield* Actor
            const files = yield* SuppressionFiles
            const quotas = yield* Quotas
            yield* quotas
              .take("uploads", user.id)
              .pipe(Effect.catchTag("QuotaReached", refuseTooManyRequests))
            const { name, path } = payload.file
            return {
              TargetFile: yield* files
                .keep(user, { name, path })
                .pipe(Effect.catchTag("FileRefused", refuse)),
            }
          }),
        ),
      GetRecord: ({ payload }) =>
        toEnvelope(
          Effect.gen(function* () {
            const { user } = yield* Actor
            const files = yield* SuppressionFiles
            const { columns, rows } = yield* files
              .head(user, payload.filePath)
              .pipe(Effect.catchTag("FileRefused", refuse))
            return {
              SuccessRow: rows.map((cells) => ({ RowData: cells.map((Data) => ({ Data })) })),
              UpLoadListColumn: columns.map((ColumnName) => ({ ColumnName })),
            }
          }),
        ),
      ProcessCustomSuppressionFile: ({ payload }) =>
        toEnvelope(
          processed(
            payload.file,
            payload.listType,
            payload.KeyColumns,
            accountIdFromField(payload.accountId ?? null),
          ),
        ),
      SuppressionUploadNotifier: ({ payload }) => toEnvelope(notified(payload.Quantity)),
    }),
  ),
)
