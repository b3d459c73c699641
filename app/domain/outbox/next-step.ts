/**
 * Decides what a browser's outbox does next. 谢谢 is answered with Good on a train: the answer waits
 * in its channel, is sent, gets no reply, is sent again after 2 seconds, then 4, then 8, and leaves
 * the outbox only with a 'settle', once the server has replied that it has it.
 *
 * The items themselves stay in their channels. This machine knows only when each channel is due, so
 * that it is the same for answers, records and whatever comes later. It never reads the clock.
 */

/** Why a channel's items are still here. */
export type Trouble = 'unreachable' | 'signed-out'

export type Pace = {
	/** New items wait this long, so that several travel together. */
	delayMs: number
	/** Coming back asks for news that are older than this. */
	freshMs: number
	/** The server is asked for news even if nothing waits. */
	isAsking: boolean
}

export type ChannelState = Pace & {
	/** In ms since 1970; infinite while there is nothing to do. */
	dueAt: number
	/** When the server last told the news. */
	heardAt: number
	failures: number
	/** A batch was refused: its items are sent one by one, to find out which are to blame. */
	isOneByOne: boolean
	trouble?: Trouble | undefined
}

export type OutboxState = {
	/** The channel that is sending: one at a time. */
	sending: string | undefined
	channels: Readonly<Record<string, ChannelState>>
}

/** `at` is in ms since 1970. */
export type OutboxEvent = { at: number } & (
	| { kind: 'join'; channel: string; pace: Pace }
	| { kind: 'quit'; channel: string }
	/** Something new waits. */
	| { kind: 'add'; channel: string }
	/** The page is looked at again, or online again. */
	| { kind: 'return' }
	/** The page is closing, or another one is looked at. */
	| { kind: 'leave' }
	/** Time has passed. */
	| { kind: 'tick' }
	| SendEvent
)

/** How sending ended. */
export type SendEvent = { channel: string } /** There was nothing to send. */ & (
	| { kind: 'empty' }
	/** The server replied. `settled` of the `sent` items need not be sent again. */
	| { kind: 'taken'; sent: number; settled: number; isNews: boolean }
	/** The server will never understand this batch. */
	| { kind: 'refused'; sent: number }
	/** No reply, or a server in trouble. `jitter` is from 0 to 1. */
	| { kind: 'failed'; jitter: number }
	/** Sending again by itself is useless: nobody is signed in, or the address is wrong. */
	| { kind: 'denied'; trouble: Trouble }
)

export type Effect =
	/**
	 * Sends the channel's next batch; ends with a `SendEvent`. The last one of a closing page does
	 * not: the page may not live to hear the reply.
	 */
	| { kind: 'send'; channel: string; isAsking: boolean; isOneByOne: boolean; isLast: boolean }
	/** Does what the reply calls for: removes what was taken, or puts the refused item away. */
	| { kind: 'settle' }
	| { kind: 'wait'; until: number }

type Step = { state: OutboxState; effects: Effect[] }

export const emptyOutbox: OutboxState = { sending: undefined, channels: {} }

const never = Number.POSITIVE_INFINITY

export const firstRetryMs = 2000
export const longestRetryMs = 60_000

export function nextStep(state: OutboxState, event: OutboxEvent): Step {
	const { at } = event
	switch (event.kind) {
		case 'join': {
			const channel = { ...event.pace, dueAt: at, heardAt: at, failures: 0, isOneByOne: false }
			return goOn({ ...state, channels: { ...state.channels, [event.channel]: channel } }, at)
		}
		case 'quit': {
			const { [event.channel]: _, ...channels } = state.channels
			return goOn({ ...state, channels }, at)
		}
		case 'add':
			return goOn(
				change(state, event.channel, ({ delayMs }) => ({ dueAt: at + delayMs })),
				at,
			)
		case 'return':
			return goOn(
				Object.keys(state.channels).reduce(
					(all, name) => change(all, name, (before) => comeBack(before, at)),
					state,
				),
				at,
			)
		case 'leave':
			return { state, effects: lastSends(state) }
		case 'tick':
			return goOn(state, at)
		default: {
			const isSettled = event.kind === 'taken' || (event.kind === 'refused' && event.sent === 1)
			return goOn(
				change({ ...state, sending: undefined }, event.channel, (before) =>
					afterSending(before, event),
				),
				at,
				isSettled ? [{ kind: 'settle' }] : [],
			)
		}
	}
}

/** Sends the channel that is due first, or waits until it is. */
function goOn(state: OutboxState, at: number, effects: Effect[] = []): Step {
	const [first] = Object.entries(state.channels).sort(([, a], [, b]) => a.dueAt - b.dueAt)
	if (state.sending || !first) return { state, effects }
	const [channel, { dueAt, isAsking, isOneByOne }] = first
	if (dueAt === never) return { state, effects }
	if (dueAt > at) return { state, effects: [...effects, { kind: 'wait', until: dueAt }] }
	return {
		state: change({ ...state, sending: channel }, channel, () => ({ dueAt: never })),
		effects: [...effects, { kind: 'send', channel, isAsking, isOneByOne, isLast: false }],
	}
}

function afterSending(
	{ failures, isOneByOne }: ChannelState,
	event: SendEvent & { at: number },
): Partial<ChannelState> {
	const { at, kind } = event
	const news = { isAsking: false, heardAt: at }
	switch (kind) {
		case 'empty':
			return { failures: 0, isOneByOne: false, trouble: undefined }
		case 'taken': {
			// A server that settles nothing is not asked again at once.
			const isStuck = event.sent > 0 && event.settled === 0
			return {
				...(event.isNews && news),
				dueAt: isStuck ? at + longestRetryMs : at,
				failures: 0,
				trouble: undefined,
			}
		}
		case 'refused':
			return {
				...(event.sent === 0 && news),
				dueAt: at,
				isOneByOne: isOneByOne || event.sent > 1,
				trouble: undefined,
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

function comeBack({ isAsking, heardAt, freshMs }: ChannelState, at: number): Partial<ChannelState> {
	// A clock that was set back makes nothing fresh.
	return { dueAt: at, failures: 0, isAsking: isAsking || Math.abs(at - heardAt) > freshMs }
}

/** Another send may be on its way: a repeated item does no harm, one left behind would. */
function lastSends({ channels }: OutboxState): Effect[] {
	return Object.entries(channels)
		.filter(([, { trouble }]) => trouble !== 'signed-out')
		.map(([channel, { isOneByOne }]) => ({
			kind: 'send',
			channel,
			isAsking: false,
			isOneByOne,
			isLast: true,
		}))
}

/** Does nothing to a channel that has quit meanwhile. */
function change(
	state: OutboxState,
	name: string,
	changes: (before: ChannelState) => Partial<ChannelState>,
): OutboxState {
	const before = state.channels[name]
	if (!before) return state
	return { ...state, channels: { ...state.channels, [name]: { ...before, ...changes(before) } } }
}
