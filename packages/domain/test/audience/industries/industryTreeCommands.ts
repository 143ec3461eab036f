import assert from "node:assert/strict"
import fc from "fast-check"
import {
  addIndustry,
  chosenIndustries,
  industryMark,
  omitIndustry,
  removeIndustry,
} from "../../../src/audience/industries/chooseIndustries.ts"
import type { Industry } from "../../../src/audience/industries/Industry.ts"
import {
  collapseIndustry,
  industryLines,
  type IndustryTree,
  needsToLoadChildren,
  createIndustryTree,
  expandIndustry,
} from "../../../src/audience/industries/IndustryTree.ts"
import type { Audience } from "../../../src/definition/Audience.ts"

const CODES: ReadonlyArray<readonly [string | null, ReadonlyArray<string>]> = [
  [null, ["D", "G"]],
  ["D", ["20"]],
  ["G", ["52", "58"]],
  ["58", ["5812", "5813"]],
]

/** Returns the nodes that the server lists below a node. */
const childrenOf = (code: string | null): ReadonlyArray<Industry> => {
  const codes = CODES.find(([parent]) => parent === code)?.[1] ?? []
  return codes.map((own) => ({
    code: own,
    name: own,
    level: own.length,
    topLevelCode: "D",
    isBottom: own.length === 4,
  }))
}

/** Plain sets: what is open, what was asked for, what is added and what omitted. */
interface Model {
  readonly open: Set<string | null>
  readonly asked: Set<string | null>
  readonly added: Set<string>
  readonly omitted: Set<string>
}
interface Real {
  tree: IndustryTree
  audience: Audience
  calls: number
}

const shownCodes = (model: Model, code: string | null = null): ReadonlyArray<string> =>
  model.open.has(code) ? childrenOf(code).flatMap((one) => [one.code, ...shownCodes(model, one.code)]) : []

const agrees = (model: Model, { tree, audience, calls }: Real): void => {
  const { added, omitted } = chosenIndustries(audience, "SIC")
  assert.deepEqual(added, [...model.added])
  assert.deepEqual(omitted, [...model.omitted])
  assert.deepEqual(
    added.filter((code) => omitted.includes(code)),
    [],
    "no node is both added and omitted",
  )
  assert.equal(audience.criteria.length, model.added.size + model.omitted.size === 0 ? 0 : 1)
  assert.equal(calls, model.asked.size, "children are loaded once")
  assert.deepEqual(
    industryLines(tree).map(({ industry }) => industry.code),
    shownCodes(model),
  )
  for (const { industry, isOpen } of industryLines(tree)) {
    assert.equal(isOpen, model.open.has(industry.code))
    assert.equal(
      industryMark({ added, omitted }, industry.code),
      model.added.has(industry.code) ? "added" : model.omitted.has(industry.code) ? "omitted" : "neither",
    )
  }
}

abstract class OnNode implements fc.Command<Model, Real> {
  readonly code: string | null
  constructor(code: string | null) {
    this.code = code
  }
  check = () => true
  run(model: Model, real: Real): void {
    this.act(model, real)
    agrees(model, real)
  }
  abstract act(model: Model, real: Real): void
  toString(): string {
    return `${this.constructor.name} ${this.code}`
  }
}

class Expand extends OnNode {
  override act(model: Model, real: Real): void {
    model.open.add(this.code)
    model.asked.add(this.code)
    const isAsked = needsToLoadChildren(real.tree, this.code)
    real.calls += isAsked ? 1 : 0
    real.tree = expandIndustry(real.tree, this.code, isAsked ? childrenOf(this.code) : [])
  }
}

class Collapse extends OnNode {
  override act(model: Model, real: Real): void {
    model.open.delete(this.code)
    real.tree = collapseIndustry(real.tree, this.code)
  }
}

class Add extends OnNode {
  override act(model: Model, real: Real): void {
    if (this.code === null) return
    model.omitted.delete(this.code)
    model.added.add(this.code)
    real.audience = addIndustry(real.audience, "SIC", this.code)
  }
}

class Omit extends OnNode {
  override act(model: Model, real: Real): void {
    if (this.code === null) return
    model.added.delete(this.code)
    model.omitted.add(this.code)
    real.audience = omitIndustry(real.audience, "SIC", this.code)
  }
}

class Remove extends OnNode {
  override act(model: Model, real: Real): void {
    if (this.code === null) return
    model.added.delete(this.code)
    model.omitted.delete(this.code)
    real.audience = removeIndustry(real.audience, "SIC", this.code)
  }
}

const node = fc.constantFrom("D", "20", "G", "52", "58", "5812", "5813")
const nodeOrTop = fc.oneof(fc.constant(null), node)

export const industryCommands = fc.commands(
  [
    nodeOrTop.map((code) => new Expand(code)),
    nodeOrTop.map((code) => new Collapse(code)),
    node.map((code) => new Add(code)),
    node.map((code) => new Omit(code)),
    node.map((code) => new Remove(code)),
  ],
  { maxCommands: 40 },
)

/** Nothing opened and nothing chosen, both ways. */
export const newIndustryModel = (): { model: Model; real: Real } => ({
  model: { open: new Set(), asked: new Set(), added: new Set(), omitted: new Set() },
  real: { tree: createIndustryTree(), audience: { unit: "individuals", criteria: [] }, calls: 0 },
})
