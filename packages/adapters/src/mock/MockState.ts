import type { DemoColumn } from "@listwright/domain/audience"
import { CountAnswer, CountSample, CountWaterfall, type SampleRecord } from "@listwright/domain/counting"
import { Draft } from "@listwright/domain/drafts"
import type { OrderReceipt } from "@listwright/domain/order"
import type { NewSavedListShare, SavedList, WatchEvery } from "@listwright/domain/saved-lists"
import type { DraftId } from "@listwright/domain/shared"
import { Schema } from "effect"
import { mockColumns } from "./audience/mockColumns.ts"
import { dataOf } from "./dataOf.ts"
import type { MockRequest } from "./MockRequest.ts"
import { type MockPrices, mockPrices } from "./pricing/mockPrices.ts"
import type { Recordings } from "./Recordings.ts"
import { mockSavedLists } from "./saved-lists/mockSavedLists.ts"

export interface MockDraft {
  current: Draft
  /** Older revisions, the latest last. */
  readonly earlier: Array<Draft>
}

export interface MockShare extends NewSavedListShare {
  readonly id: string
  isRevoked: boolean
}

export interface MockRun {
  readonly draftId: DraftId
  /** How often its progress was asked. */
  asked: number
  stopped: boolean
}

/** What a mock server remembers, from its start to its end. */
export interface MockState {
  readonly recordings: Recordings
  /** The list types that the recorded user may order. */
  readonly sources: ReadonlyArray<number>
  /** The one list type that the recorded server has records of. */
  readonly counted: number
  readonly prices: MockPrices
  readonly recordedCount: CountAnswer
  readonly columns: ReadonlyArray<DemoColumn>
  readonly recordedSample: ReadonlyArray<SampleRecord>
  /** Records that there are in all. */
  readonly universe: number
  /** `memory`: one user for all who ask, for places where cookies do not reach. */
  readonly signIn: "cookie" | "memory"
  readonly sessions: Set<string>
  readonly tokens: Set<string>
  readonly drafts: Map<string, MockDraft>
  readonly runs: Map<string, MockRun>
  readonly orders: Map<string, OrderReceipt>
  /** The latest first. */
  readonly savedLists: Array<SavedList>
  /** What was saved of drafts, by their ids. */
  readonly savedDrafts: Map<string, SavedList>
  /** Every link that was made, the latest first. */
  readonly shares: Array<MockShare>
  /** The requests that opened shared lists, the latest first. */
  readonly opened: Array<MockRequest>
  /** How often watched lists are counted, by their ids. */
  readonly watches: Map<string, WatchEvery>
  /** Card tokens and whether their card will be declined. */
  readonly declined: Map<string, boolean>
  /** For the names of new things. */
  made: number
}

const Counted = Schema.Struct({ answer: CountAnswer })
const Sampled = Schema.Struct({ sample: CountSample })
const Explained = Schema.Struct({ waterfall: CountWaterfall })

/** The first step of a waterfall parts the universe. */
const recordedUniverse = (recordings: Recordings): number => {
  const { waterfall } = Schema.decodeUnknownSync(Explained)(
    recordings.titled("waterfall", "how it comes about").body,
  )
  return waterfall.steps.slice(0, 1).reduce((records, { leaves, removes }) => records + leaves + removes, 0)
}

const User = Schema.Struct({ userDataSources: Schema.Array(Schema.Int) })

export const makeMockState = (recordings: Recordings, signIn: MockState["signIn"]): MockState => ({
  recordings,
  sources: dataOf(User, recordings.titled("InitUser", "the user")).userDataSources,
  counted: Schema.decodeUnknownSync(Draft)(recordings.first("createDraft").response.body).listType,
  prices: mockPrices(recordings),
  recordedCount: Schema.decodeUnknownSync(Counted)(recordings.titled("count", "counted").body).answer,
  columns: mockColumns(recordings),
  recordedSample: Schema.decodeUnknownSync(Sampled)(recordings.titled("sample", "ten masked records").body)
    .sample.records,
  universe: recordedUniverse(recordings),
  signIn,
  sessions: new Set(),
  tokens: new Set(),
  drafts: new Map(),
  runs: new Map(),
  orders: new Map(),
  savedLists: mockSavedLists(recordings),
  savedDrafts: new Map(),
  shares: [],
  opened: [],
  watches: new Map(),
  declined: new Map(),
  made: 0,
})

/** A new id; the first of a kind is the one that was recorded. */
export const newName = (state: MockState, recorded: string, taken: ReadonlySet<string>): string => {
  if (!taken.has(recorded)) return recorded
  state.made += 1
  return `${recorded.slice(0, -4)}${String(state.made).padStart(4, "0")}`
}
