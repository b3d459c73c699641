/**
 * Decides what a browser's outbox does next. 谢谢 is answered with Good on a train: the answer waits,
 * is sent, gets no reply, is sent again after 2 seconds, then 4, then 8, and leaves the outbox only
 * with a 'settle', once the server has replied that it has it.
 *
 * The items themselves are elsewhere, so that this is the same for answers, records and whatever
 * comes later. It never reads the clock.
 */

/** Why items are still here. */
export type Trouble = 'unreachable' | 'signed-out'

export type OutboxState = {
	isSending: boolean
	/** In ms since 1970; infinite while there is nothing to do. */
	dueAt: number
	/** When the server last told the news. */
	heardAt: number
	failures: number
	/** The server is asked for news even if nothing waits. */
	isAsking: boolean
	/** A batch was refused: its items are sent one by one, to find out which are to blame. */
	isOneByOne: boolean
	trouble: Trouble | undefined
}

/** `at` is in ms since 1970. */
export type OutboxEvent = {
	at: number
} /** Something new waits, for so long, so that several items travel together. */ & (
	| { kind: 'add'; delayMs: number }
	/** The page is looked at again, or online again. News older than `freshMs` are asked for. */
	| { kind: 'return'; freshMs: number }
	/** The page is closing, or another one is looked at. */
	| { kind: 'leave' }
	/** Time has passed. */
	| { kind: 'tick' }
	| SendEvent
)

/** How sending ended. */
export type SendEvent =
	/** There was nothing to send. */
	| { kind: 'empty' }
	/** The server replied. `settled` of the `sent` items need not be sent again. */
	| { kind: 'taken'; sent: number; settled: number; isNews: boolean }
	/** The server will never understand this batch. */
	| { kind: 'refused'; sent: number }
	/** No reply, or a server in trouble. `jitter` is from 0 to 1. */
	| { kind: 'failed'; jitter: number }
	/** Sending again by itself is useless: nobody is signed in, or the address is wrong. */
	| { kind: 'denied'; trouble: Trouble }

export type Effect =
	/** Sends the next batch; ends with a `SendEvent`. */
	| { kind: 'send' }
	/** Sends a batch at once: the closing page may not live to hear the reply. */
	| { kind: 'send-last' }
	/** Does what the reply calls for: removes what was taken, or puts the refused item away. */
	| { kind: 'settle' }
	| { kind: 'wait'; until: number }

type Step = { state: OutboxState; effects: Effect[] }

export const firstRetryMs = 2000
export const longestRetryMs = 60_000

const never = Number.POSITIVE_INFINITY

/** An outbox that looks at once whether anything waits. */
export function newOutbox(at: number, { isAsking }: { isAsking: boolean }): OutboxState {
	return {
		isSending: false,
		dueAt: at,
		heardAt: at,
		failures: 0,
		isAsking,
		isOneByOne: false,
		trouble: undefined,
	}
}

export function nextStep(state: OutboxState, event: OutboxEvent): Step {
	const { at } = event
	switch (event.kind) {
		case 'add':
			return goOn({ ...state, dueAt: at + event.delayMs }, at)
		case 'return': {
			// A clock that was set back makes nothing fresh.
			const isStale = Math.abs(at - state.heardAt) > event.freshMs
			const isAsking = state.isAsking || isStale
			return goOn({ ...state, dueAt: at, failures: 0, isAsking }, at)
		}
		case 'leave':
			// A batch may be on its way: a repeated item does no harm, one left behind would.
			return { state, effects: state.trouble === 'signed-out' ? [] : [{ kind: 'send-last' }] }
		case 'tick':
			return goOn(state, at)
		default: {
			const isSettled = event.kind === 'taken' || (event.kind === 'refused' && event.sent === 1)
			const after = { ...state, ...afterSending(state, event), isSending: false }
			return goOn(after, at, isSettled ? [{ kind: 'settle' }] : [])
		}
	}
}

/** Sends what is due, or waits until it is. */
function goOn(state: OutboxState, at: number, effects: Effect[] = []): Step {
	const { isSending, dueAt } = state
	if (isSending || dueAt === never) return { state, effects }
	if (dueAt > at) return { state, effects: [...effects, { kind: 'wait', until: dueAt }] }
	return {
		state: { ...state, isSending: true, dueAt: never },
		effects: [...effects, { kind: 'send' }],
	}
}

function afterSending(
	{ failures, isOneByOne }: OutboxState,
	event: SendEvent & { at: number },
): Partial<OutboxState> {
	const { at } = event
	const news = { isAsking: false, heardAt: at }
	switch (event.kind) {
		case 'empty':
			return { failures: 0, isOneByOne: false, trouble: undefined }
		case 'taken': {
			// A server that settles nothing is not asked again at once.
			const isStuck = event.sent > 0 && event.settled === 0
			const dueAt = isStuck ? at + longestRetryMs : at
			return { ...(event.isNews && news), dueAt, failures: 0, trouble: undefined }
		}
		case 'refused': {
			const areMany = isOneByOne || event.sent > 1
			return { ...(event.sent === 0 && news), dueAt: at, isOneByOne: areMany, trouble: undefined }
		}
		case 'failed': {
			const longest = Math.min(firstRetryMs * 2 ** failures, longestRetryMs)
			const dueAt = at + Math.round(longest * (0.5 + event.jitter / 2))
			return { dueAt, failures: failures + 1, trouble: 'unreachable' }
		}
		case 'denied':
			return { dueAt: never, trouble: event.trouble }
	}
}
