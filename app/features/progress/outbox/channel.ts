/** One kind of item in the outbox: answers, records, later marks of words. */
import type { Trouble } from '#app/domain/outbox/next-step.ts'

export type Channel = {
	/** New items wait this long, so that several travel together. Asked at each new item. */
	readonly delayMs: number
	/** Coming back asks for news that are older than this. */
	freshMs: number
	/** Asks the server for news at once. */
	isAsking: boolean
	/** Sets damage aside, and writes again what another tab may have overwritten. */
	tidy(): void
	/** The next request; undefined if there is nothing to send or ask. */
	nextBatch(wish: { isAsking: boolean; isOneByOne: boolean }): Batch | undefined
	/** Calls back when its items change, in this tab or in another; returns how to stop it. */
	onChange(callback: (event: Event) => void): () => void
	onTrouble?(trouble: Trouble | undefined): void
}

/** One request. */
export type Batch = {
	path: string
	/** JSON; without a body the request only asks for news. */
	body?: string
	/** How many items it brings. */
	sent: number
	/** Whether the reply contains news. */
	isNews: boolean
	/** A browser lets it outlive its page. */
	isShort: boolean
	/** Undefined if the reply is not our server's, but perhaps a café's login page. */
	read(reply: unknown): { settled: number; take(): void } | undefined
	/** The server will never take these items: they are put where they no longer stop the others. */
	setAside(): void
}
