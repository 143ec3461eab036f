import type { DemoColumn } from "@listwright/domain/audience"
import {
  areaOfOutline,
  AskedAreaTable,
  AskedRoutes,
  AskedShades,
  withOutlines,
} from "@listwright/domain/counting"
import { areaKey } from "@listwright/domain/definition"
import { Schema } from "effect"
import { CountQuestion, json, live, unprocessable } from "../answers.ts"
import { mockAreaTable } from "./mockAreaTable.ts"
import { mockBreakdown, mockCrossTable, mockFillRates } from "./mockBreakdown.ts"
import { mockDetails, mockSample } from "./mockDetails.ts"
import { mockSaturation } from "./mockSaturation.ts"
import { mockCount } from "../mockCount.ts"
import type { MockAnswer, MockCall } from "../MockRequest.ts"
import type { MockState } from "../MockState.ts"

const EVERYWHERE = areaKey({ kind: "nation", excluded: false })

const ShadesQuestion = Schema.Struct({ ...CountQuestion.fields, ...AskedShades.fields })
const BreakdownQuestion = Schema.Struct({ ...CountQuestion.fields, column: Schema.String })
const SaturationQuestion = Schema.Struct({
  ...CountQuestion.fields,
  ...AskedRoutes.fields,
})
const AreaTableQuestion = Schema.Struct({ ...CountQuestion.fields, ...AskedAreaTable.fields })
const CrossTableQuestion = Schema.Struct({
  ...CountQuestion.fields,
  rows: Schema.String,
  columns: Schema.String,
})

/** What a count tells beyond its number. */
export const insightCalls = (state: MockState): Readonly<Record<string, MockCall>> => {
  const columnOf = (name: string): DemoColumn | undefined =>
    state.columns.find(({ column }) => column === name)
  const noColumn = (name: string): MockAnswer => unprocessable(`there is no column ${name}`)

  return {
    countDetails: live(state, CountQuestion, ({ definition, revision }) => {
      const details = mockDetails(definition, state.recordedCount)
      return { status: 200, body: json({ revision, details }) }
    }),
    saturation: live(state, SaturationQuestion, ({ definition, revision, ...asked }) => {
      const saturation = mockSaturation(definition, state.recordedCount, asked)
      return { status: 200, body: json({ revision, saturation }) }
    }),
    // The mock's areas have records of their own, so that each brings by itself what it brings beside others.
    eachArea: live(state, CountQuestion, ({ definition, revision }) => {
      const { areas, definitionHash, snapshot } = mockCount(definition, state.recordedCount)
      return { status: 200, body: json({ revision, eachArea: { definitionHash, snapshot, areas } }) }
    }),
    // Areas of their own again: an outline adds all that it has, unless the list has it or everywhere.
    shades: live(state, ShadesQuestion, ({ codes, definition, level, revision }) => {
      const { definitionHash, snapshot } = mockCount(definition, state.recordedCount)
      const has = new Set(definition.areas.filter(({ excluded }) => !excluded).map(areaKey))
      const shades = codes.map((code) => {
        const area = areaOfOutline(level, code)
        if (area === null) return { code, records: 0, adds: 0 }
        const { total } = mockCount(withOutlines(definition, [area]), state.recordedCount)
        return { code, records: total, adds: has.has(areaKey(area)) || has.has(EVERYWHERE) ? 0 : total }
      })
      return { status: 200, body: json({ revision, shades: { definitionHash, snapshot, shades } }) }
    }),
    breakdown: live(state, BreakdownQuestion, ({ column, definition, revision }) => {
      const known = columnOf(column)
      if (known === undefined) return noColumn(column)
      const breakdown = mockBreakdown(definition, state.recordedCount, known)
      return { status: 200, body: json({ revision, breakdown }) }
    }),
    crossTable: live(state, CrossTableQuestion, ({ columns, definition, revision, rows }) => {
      const [down, across] = [columnOf(rows), columnOf(columns)]
      if (down === undefined) return noColumn(rows)
      if (across === undefined) return noColumn(columns)
      const crossTable = mockCrossTable(definition, state.recordedCount, down, across)
      return { status: 200, body: json({ revision, crossTable }) }
    }),
    areaTable: live(state, AreaTableQuestion, ({ definition, revision, ...asked }) => {
      const areaTable = mockAreaTable(definition, state.recordedCount, asked, columnOf)
      return typeof areaTable === "string"
        ? unprocessable(areaTable)
        : { status: 200, body: json({ revision, areaTable }) }
    }),
    fillRates: live(state, CountQuestion, ({ definition, revision }) => {
      const fillRates = mockFillRates(definition, state.recordedCount, state.columns)
      return { status: 200, body: json({ revision, fillRates }) }
    }),
    sample: live(state, CountQuestion, ({ definition, revision }) => {
      const sample = mockSample(definition, state.recordedCount, state.recordedSample)
      return { status: 200, body: json({ revision, sample }) }
    }),
  }
}
