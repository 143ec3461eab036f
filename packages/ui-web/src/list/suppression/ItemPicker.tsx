import type { AccountId } from "@listwright/domain/account"
import { emptyListText, firstPage, type Paging, turnPage } from "@listwright/domain/shared"
import {
  displayDay,
  listSuppressions,
  selectedSuppression,
  type SelectedSuppression,
  type SuppressionKind,
  type SuppressionListItem,
} from "@listwright/domain/suppression"
import { keepPreviousData } from "@tanstack/react-query"
import { useState } from "react"
import { useCall } from "../../app/useCall.ts"
import { Chip } from "../../design/Chip.tsx"
import { classes } from "../../design/classes.ts"
import { Button } from "../../design/Button.tsx"
import { DataTable } from "../../design/DataTable.tsx"
import { recordsText } from "../../design/Figure.tsx"
import { Notice } from "../../design/Notice.tsx"
import { Pager } from "../../design/Pager.tsx"
import { Skeleton } from "../../design/Skeleton.tsx"
import { TextField } from "../../design/TextField.tsx"
import { KIND_TEXTS } from "./kindTexts.ts"
import { WordedText } from "../../design/wording.tsx"

/** The cache key prefix of the lists of orders, saved counts, and files; the type follows it. */
export const SUPPRESSION_LISTS_KEY = "suppressions"

export interface ItemPickerProps {
  readonly kind: SuppressionKind
  readonly listType: number
  /** The account to which the rows belong. */
  readonly accountId: AccountId
  /** The code of a row that isn't offered because it's always excluded. */
  readonly without?: string
  /** The text explaining the effect of not picking anything. */
  readonly untilThen?: string
  readonly picked: ReadonlyArray<SelectedSuppression>
  readonly onPick: (item: SelectedSuppression) => void
  readonly onUnpick: (value: string) => void
}

const titleOf = ({ orderCode, name }: SuppressionListItem): string => (name === "" ? orderCode : name)

/** Finds orders, saved counts, or files, twelve per page, and lets the user pick from them. */
export function ItemPicker({
  kind,
  listType,
  accountId,
  without,
  untilThen = "Until then, everyone stays on the list.",
  picked,
  onPick,
  onUnpick,
}: ItemPickerProps) {
  const { item, items } = KIND_TEXTS[kind]
  const [name, setName] = useState("")
  const [number, setNumber] = useState("")
  // A file has a name alone.
  const hasNumbers = kind !== "files"
  const [paging, setPaging] = useState<Paging>(() => firstPage("suppression"))
  const query = { accountId, listType, name, number }
  const found = useCall(
    [SUPPRESSION_LISTS_KEY, kind, query, paging.pageNumber],
    listSuppressions(kind, query, paging),
    { placeholderData: keepPreviousData },
  )
  // A draft keeps what is picked without its name.
  const titles = new Map(found.data?.items.map((row) => [row.value, titleOf(row)]))
  const turn = (page: number) => setPaging(turnPage(found.data?.paging ?? paging, page))

  return (
    <div className="flex flex-col gap-3">
      <div className={classes("grid gap-3", hasNumbers && "sm:grid-cols-2")}>
        <TextField
          label={`Find ${items} by name`}
          type="search"
          autoComplete="off"
          value={name}
          onChange={({ target: { value } }) => {
            setName(value)
            setPaging(firstPage("suppression"))
          }}
        />
        {hasNumbers ? (
          <TextField
            label={`Find ${items} by number`}
            type="search"
            autoComplete="off"
            value={number}
            onChange={({ target: { value } }) => {
              setNumber(value)
              setPaging(firstPage("suppression"))
            }}
          />
        ) : null}
      </div>
      {found.isError ? (
        <Notice kind="error" isLive action={<Button onPress={() => void found.refetch()}>Try again</Button>}>
          We couldn't load the {items}.
        </Notice>
      ) : found.data === undefined ? (
        <Skeleton className="h-24 w-full" />
      ) : (
        <DataTable
          caption={`Your ${items}`}
          rows={found.data.items.filter(({ orderCode }) => orderCode !== without)}
          rowKey={(row) => row.value}
          empty={
            <p className="text-center text-muted">
              {/* A number names one. */}
              <WordedText text={emptyListText(number === "" ? "records" : "record")} />
              <span className="block text-sm">
                {name === "" && number === ""
                  ? `You have no ${without === undefined ? "" : "other "}${items} yet.`
                  : `No matching ${items}.`}
              </span>
            </p>
          }
          columns={[
            {
              id: "name",
              title: "Name",
              isRowHeader: true,
              cell: (row) => (
                <>
                  {titleOf(row)}{" "}
                  {row.name === "" || kind === "files" ? null : (
                    <span className="font-normal whitespace-nowrap text-muted">{row.orderCode}</span>
                  )}
                  <span className="block text-xs font-normal text-muted sm:hidden">
                    {displayDay(row.orderDate)}
                  </span>
                </>
              ),
            },
            {
              id: "day",
              title: "Day",
              className: "w-28 max-sm:hidden",
              cell: (row) => displayDay(row.orderDate),
            },
            {
              id: "records",
              // A row of a file may match several people, or not match at all.
              title: kind === "files" ? "People" : "Records",
              isFigure: true,
              className: "w-28 max-sm:hidden",
              cell: (row) => recordsText(row.quantity),
            },
            {
              id: "pick",
              title: "Add",
              hideTitle: true,
              className: "w-24 max-sm:px-2!",
              cell: (row) => {
                const isPicked = picked.some(({ value }) => value === row.value)
                return (
                  <Button
                    kind="quiet"
                    aria-pressed={isPicked}
                    aria-label={`${isPicked ? "Added" : "Add"} the ${item} ${titleOf(row)}`}
                    onPress={() => (isPicked ? onUnpick(row.value) : onPick(selectedSuppression(row)))}
                  >
                    {isPicked ? "Added" : "Add"}
                  </Button>
                )
              },
            },
          ]}
        />
      )}
      <Pager of={items} paging={found.data?.paging ?? paging} onTurn={turn} />
      {picked.length === 0 ? (
        <p className="text-sm text-muted">
          <WordedText text={emptyListText("chosenAbove")} />. {untilThen}
        </p>
      ) : (
        <ul aria-label={`Added ${items}`} className="flex flex-wrap gap-2">
          {picked.map(({ name: title, value }) => (
            <Chip
              key={value}
              label={titles.get(value) ?? (title === "" ? value : title)}
              onRemove={() => onUnpick(value)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
