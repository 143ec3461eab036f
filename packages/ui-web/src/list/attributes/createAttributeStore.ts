import { type Attribute, Demographics } from "@listwright/domain/audience"
import { Effect, Exit } from "effect"
import type { AttributeStore, KnownAttributes } from "../../app/AttributeStore.ts"
import type { Runner } from "../../app/runtime.ts"

type Loaded = ReadonlyArray<Attribute> | null

const NOTHING: KnownAttributes = { columns: null, isFailed: false }
const FAILED: KnownAttributes = { columns: null, isFailed: true }

export const createAttributeStore = (runner: Pick<Runner, "runQuietly">): AttributeStore => {
  const all = new Map<number, KnownAttributes>()
  const underWay = new Map<number, Promise<Loaded>>()
  const listeners = new Set<() => void>()
  const keep = (listType: number, known: KnownAttributes) => {
    all.set(listType, known)
    for (const heard of listeners) heard()
  }
  const known = (listType: number) => all.get(listType) ?? NOTHING
  const ask = async (listType: number): Promise<Loaded> => {
    const asked = Effect.flatMap(Demographics, (demographics) => demographics.withValues(listType))
    const exit = await runner.runQuietly(asked)
    underWay.delete(listType)
    keep(listType, Exit.isSuccess(exit) ? { columns: exit.value, isFailed: false } : FAILED)
    return known(listType).columns
  }
  return {
    known,
    load: async (listType) => {
      const { columns, isFailed } = known(listType)
      if (columns !== null) return columns
      const before = underWay.get(listType)
      if (before !== undefined) return await before
      const asking = ask(listType)
      underWay.set(listType, asking)
      if (isFailed) keep(listType, NOTHING)
      return await asking
    },
    underWay: async (listType) => (await underWay.get(listType)) ?? null,
    subscribe: (heard) => {
      listeners.add(heard)
      return () => listeners.delete(heard)
    },
  }
}
