import { type Area, areaKey } from "@listwright/domain/definition"
import { disambiguateAreaNames, totalRecordsWarning } from "@listwright/domain/geography"
import { emptyListText } from "@listwright/domain/shared"
import { useState } from "react"
import { Button } from "../../../design/Button.tsx"
import { StandaloneCheckbox } from "../../../design/Checkbox.tsx"
import { DataTable } from "../../../design/DataTable.tsx"
import { Dialog } from "../../../design/Dialog.tsx"
import { recordsText } from "../../../design/Figure.tsx"
import { useDraft } from "../../../list/draft/useDraft.ts"
import { useAreaNames } from "../../area-pages/useAreaNames.ts"
import { useLiveCount } from "../../../list/ledger/figures/useLiveCount.ts"
import { WordedText } from "../../../design/wording.tsx"

/** The types of areas around a place; for these, the user chooses which areas are summed. */
const AROUND: ReadonlyArray<Area["kind"]> = ["radius", "closest"]

interface Row {
  readonly area: Area
  readonly key: string
  readonly available: number
  readonly withPhones: number
}

/** A button that compares the total records with the records with phones, area by area. */
export function TotalRecordsButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button kind="quiet" className="-my-2 text-sm" onPress={() => setIsOpen(true)}>
        Total records
      </Button>
      {isOpen ? <TotalRecordsDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

function TotalRecordsDialog({ onClose }: { readonly onClose: () => void }) {
  const { areas } = useDraft().draft.definition
  const { answer } = useLiveCount()
  const nameOf = disambiguateAreaNames(areas, useAreaNames(areas))
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const counted = new Map((answer?.areas ?? []).map((area) => [area.key, area]))
  const rows = areas.flatMap((area): ReadonlyArray<Row> => {
    const found = counted.get(areaKey(area))
    return found === undefined ? [] : [{ area, ...found }]
  })
  const chosen = rows.filter(({ key }) => !left.has(key))
  const hasAddresses = rows.some(({ area }) => AROUND.includes(area.kind))
  const warning = hasAddresses ? totalRecordsWarning(chosen.length) : null
  const sum = (of: (row: Row) => number) => recordsText(chosen.reduce((all, row) => all + of(row), 0))
  const toggle = (key: string) => {
    const next = new Set(left)
    if (!next.delete(key)) next.add(key)
    setLeft(next)
  }
  return (
    <Dialog
      title="Total records"
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      footer={
        <Button kind="primary" onPress={onClose}>
          Close
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <DataTable
          caption="Records by area"
          rows={rows}
          rowKey={({ key }) => key}
          maxHeight={420}
          empty={<WordedText text={answer === null ? "Counting…" : emptyListText("data")} />}
          columns={[
            ...(hasAddresses
              ? [
                  {
                    id: "counted",
                    title: "Counted",
                    hideTitle: true,
                    cell: ({ area, key }: Row) => (
                      <StandaloneCheckbox
                        label={`Count ${nameOf(area).name}`}
                        isChecked={!left.has(key)}
                        onChange={() => toggle(key)}
                      />
                    ),
                    footer: "",
                  },
                ]
              : []),
            {
              id: "area",
              title: "Area",
              isRowHeader: true,
              cell: ({ area }: Row) => nameOf(area).name,
              footer: "Total",
            },
            {
              id: "all",
              title: "Total records",
              isFigure: true,
              cell: ({ available }: Row) => recordsText(available),
              footer: sum(({ available }) => available),
            },
            {
              id: "phones",
              title: "With phone",
              isFigure: true,
              cell: ({ withPhones }: Row) => recordsText(withPhones),
              footer: sum(({ withPhones }) => withPhones),
            },
          ]}
        />
        {warning === null ? null : (
          <p role="status" className="font-medium text-caution">
            <WordedText text={warning.text} />
          </p>
        )}
      </div>
    </Dialog>
  )
}
