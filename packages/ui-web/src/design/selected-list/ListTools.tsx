import { recordsText } from "../Figure.tsx"
import { Select } from "../Select.tsx"
import { TextField } from "../TextField.tsx"
import type { ListGroup } from "./ListColumn.ts"

export interface ListToolsProps<Row> {
  /** The label of the filter: 'Filter areas'. */
  readonly label: string
  readonly placeholder: string
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly rows: ReadonlyArray<Row>
  readonly groups: ReadonlyArray<ListGroup<Row>>
  /** The id of the shown group; '' for all rows. */
  readonly group: string
  readonly onGroup: (id: string) => void
}

/** The tools for narrowing down a list: by keyword, and to one of its groups if it has several. */
export function ListTools<Row>(props: ListToolsProps<Row>) {
  const { group, groups, label, onGroup, onType, placeholder, rows, typed } = props
  return (
    <div className="flex gap-2 border-b border-line p-2">
      <TextField
        label={label}
        hideLabel
        type="search"
        placeholder={placeholder}
        autoComplete="off"
        value={typed}
        onChange={(event) => onType(event.target.value)}
        className="min-w-0 flex-1"
      />
      {groups.length === 0 ? null : (
        <Select
          label="Show"
          hideLabel
          value={group}
          onChange={(event) => onGroup(event.target.value)}
          className="w-44 shrink-0 max-sm:w-32"
          options={[
            { value: "", text: `All (${recordsText(rows.length)})` },
            ...groups.map(({ has, id, title }) => ({
              value: id,
              text: `${title} (${recordsText(rows.filter(has).length)})`,
            })),
          ]}
        />
      )}
    </div>
  )
}
