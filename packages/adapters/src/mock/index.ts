export * from "./Fixture.ts"
export * from "./makeMock.ts"
export * from "./mockHandlers.ts"
