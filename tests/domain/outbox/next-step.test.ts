import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
	type ChannelState,
	type Effect,
	emptyOutbox,
	firstRetryMs,
	longestRetryMs,
	nextStep,
	type OutboxEvent,
	type OutboxState,
} from '#app/domain/outbox/next-step.ts'

const now = 1_000_000
const never = Number.POSITIVE_INFINITY

/** A channel of answers at rest. */
const atRest: ChannelState = {
	delayMs: 0,
	freshMs: 600_000,
	dueAt: never,
	heardAt: now,
	isAsking: false,
	isOneByOne: false,
	failures: 0,
}

function outbox(answers: Partial<ChannelState>, sending?: string): OutboxState {
	return { sending, channels: { answers: { ...atRest, ...answers } } }
}

const send = {
	kind: 'send',
	channel: 'answers',
	isAsking: false,
	isOneByOne: false,
	isLast: false,
} as const
const channel = 'answers'

type Row = {
	title: string
	before: OutboxState
	event: OutboxEvent
	/** The channel as it differs from the one at rest. */
	after: Partial<ChannelState>
	sending?: string
	effects: Effect[]
}

test.each<Row>([
	{
		title: 'a channel that joins is sent from at once',
		before: emptyOutbox,
		event: {
			kind: 'join',
			at: now,
			channel,
			pace: { delayMs: 0, freshMs: 600_000, isAsking: true },
		},
		after: { isAsking: true },
		sending: 'answers',
		effects: [{ ...send, isAsking: true }],
	},
	{
		title: 'an answer without a delay is sent at once',
		before: outbox({}),
		event: { kind: 'add', at: now, channel },
		after: {},
		sending: 'answers',
		effects: [send],
	},
	{
		title: 'an item with a delay waits for company',
		before: outbox({ delayMs: 1000 }),
		event: { kind: 'add', at: now, channel },
		after: { delayMs: 1000, dueAt: now + 1000 },
		effects: [{ kind: 'wait', until: now + 1000 }],
	},
	{
		title: 'a delayed item is sent when its time has come',
		before: outbox({ delayMs: 1000, dueAt: now }),
		event: { kind: 'tick', at: now },
		after: { delayMs: 1000 },
		sending: 'answers',
		effects: [send],
	},
	{
		title: 'a new answer ends the wait after a failure',
		before: outbox({ dueAt: now + 30_000, failures: 5, trouble: 'unreachable' }),
		event: { kind: 'add', at: now, channel },
		after: { failures: 5, trouble: 'unreachable' },
		sending: 'answers',
		effects: [send],
	},
	{
		title: 'a new answer waits while another one is being sent',
		before: outbox({}, 'answers'),
		event: { kind: 'add', at: now, channel },
		after: { dueAt: now },
		sending: 'answers',
		effects: [],
	},
	{
		title: 'an empty channel rests',
		before: outbox({ isOneByOne: true, failures: 3, trouble: 'unreachable' }, channel),
		event: { kind: 'empty', at: now, channel },
		after: {},
		effects: [],
	},
	{
		title: 'an item added while the channel was found empty is not forgotten',
		before: outbox({ dueAt: now + 1000 }, channel),
		event: { kind: 'empty', at: now, channel },
		after: { dueAt: now + 1000 },
		effects: [{ kind: 'wait', until: now + 1000 }],
	},
	{
		title: 'a taken batch is removed, and the next one is sent',
		before: outbox({ failures: 3, trouble: 'unreachable' }, channel),
		event: { kind: 'taken', at: now, channel, sent: 2, settled: 2, isNews: true },
		after: {},
		sending: 'answers',
		effects: [{ kind: 'settle' }, send],
	},
	{
		title: 'a reply without news leaves the question open',
		before: outbox({ isAsking: true, heardAt: 0 }, channel),
		event: { kind: 'taken', at: now, channel, sent: 2, settled: 2, isNews: false },
		after: { isAsking: true, heardAt: 0 },
		sending: 'answers',
		effects: [{ kind: 'settle' }, { ...send, isAsking: true }],
	},
	{
		title: 'a server that settles nothing is left alone for a while',
		before: outbox({}, channel),
		event: { kind: 'taken', at: now, channel, sent: 2, settled: 0, isNews: true },
		after: { dueAt: now + longestRetryMs },
		effects: [{ kind: 'settle' }, { kind: 'wait', until: now + longestRetryMs }],
	},
	{
		title: 'a lost reply removes nothing, and the batch is sent again later',
		before: outbox({}, channel),
		event: { kind: 'failed', at: now, channel, jitter: 1 },
		after: { dueAt: now + firstRetryMs, failures: 1, trouble: 'unreachable' },
		effects: [{ kind: 'wait', until: now + firstRetryMs }],
	},
	{
		title: 'each failure doubles the wait, and a jitter shortens it by up to a half',
		before: outbox({ failures: 2 }, channel),
		event: { kind: 'failed', at: now, channel, jitter: 0 },
		after: { dueAt: now + 2 * firstRetryMs, failures: 3, trouble: 'unreachable' },
		effects: [{ kind: 'wait', until: now + 2 * firstRetryMs }],
	},
	{
		title: 'a wait is never longer than a minute',
		before: outbox({ failures: 5000 }, channel),
		event: { kind: 'failed', at: now, channel, jitter: 1 },
		after: { dueAt: now + longestRetryMs, failures: 5001, trouble: 'unreachable' },
		effects: [{ kind: 'wait', until: now + longestRetryMs }],
	},
	{
		title: 'a session that ended stops the channel',
		before: outbox({}, channel),
		event: { kind: 'denied', at: now, channel, trouble: 'signed-out' },
		after: { trouble: 'signed-out' },
		effects: [],
	},
	{
		title: 'coming back starts a stopped channel again',
		before: outbox({ failures: 4, trouble: 'signed-out' }),
		event: { kind: 'return', at: now },
		after: { trouble: 'signed-out' },
		sending: 'answers',
		effects: [send],
	},
	{
		title: 'coming back after a long time asks for news',
		before: outbox({ heardAt: now - 600_001 }),
		event: { kind: 'return', at: now },
		after: { heardAt: now - 600_001, isAsking: true },
		sending: 'answers',
		effects: [{ ...send, isAsking: true }],
	},
	{
		title: 'coming back asks for news after the clock was set back',
		before: outbox({ heardAt: now + 700_000 }),
		event: { kind: 'return', at: now },
		after: { heardAt: now + 700_000, isAsking: true },
		sending: 'answers',
		effects: [{ ...send, isAsking: true }],
	},
	{
		title: 'a refused batch is sent one by one',
		before: outbox({}, channel),
		event: { kind: 'refused', at: now, channel, sent: 2 },
		after: { isOneByOne: true },
		sending: 'answers',
		effects: [{ ...send, isOneByOne: true }],
	},
	{
		title: 'a single refused item is set aside, and the others are sent',
		before: outbox({ isOneByOne: true }, channel),
		event: { kind: 'refused', at: now, channel, sent: 1 },
		after: { isOneByOne: true },
		sending: 'answers',
		effects: [{ kind: 'settle' }, { ...send, isOneByOne: true }],
	},
	{
		title: 'a refused question is not asked again',
		before: outbox({ isAsking: true, heardAt: 0 }, channel),
		event: { kind: 'refused', at: now, channel, sent: 0 },
		after: {},
		sending: 'answers',
		effects: [send],
	},
	{
		title: 'a closing page sends at once, even while it is sending',
		before: outbox({ dueAt: now + 1000 }, channel),
		event: { kind: 'leave', at: now },
		after: { dueAt: now + 1000 },
		sending: 'answers',
		effects: [{ ...send, isLast: true }],
	},
	{
		title: 'a closing page whose session has ended sends nothing',
		before: outbox({ trouble: 'signed-out' }),
		event: { kind: 'leave', at: now },
		after: { trouble: 'signed-out' },
		effects: [],
	},
	{
		title: 'nothing is due before its time',
		before: outbox({ dueAt: now + 1 }),
		event: { kind: 'tick', at: now },
		after: { dueAt: now + 1 },
		effects: [{ kind: 'wait', until: now + 1 }],
	},
])('$title', ({ before, event, after, sending, effects }) => {
	const step = nextStep(before, event)
	expect(step.state).toEqual({ sending, channels: { answers: { ...atRest, ...after } } })
	expect(step.effects).toEqual(effects)
})

test('the channel that is due first is sent first', () => {
	const channels = {
		records: { ...atRest, dueAt: now - 1 },
		answers: { ...atRest, dueAt: now - 2 },
	}
	const { effects } = nextStep({ sending: undefined, channels }, { kind: 'tick', at: now })
	expect(effects).toEqual([send])
})

test('a channel in trouble does not hold up another one', () => {
	const channels = { records: atRest, answers: { ...atRest, dueAt: now } }
	const event: OutboxEvent = { kind: 'failed', at: now, channel: 'records', jitter: 1 }
	const { state, effects } = nextStep({ sending: 'records', channels }, event)
	expect(state.sending).toBe('answers')
	expect(effects).toEqual([send])
})

test('the reply to a channel that has quit is taken, and the others go on', () => {
	const before: OutboxState = {
		sending: 'answers',
		channels: { answers: atRest, records: { ...atRest, dueAt: now } },
	}
	const quit = nextStep(before, { kind: 'quit', at: now, channel: 'answers' })
	expect(quit).toEqual({
		state: { sending: 'answers', channels: { records: { ...atRest, dueAt: now } } },
		effects: [],
	})
	const taken = nextStep(quit.state, {
		...{ kind: 'taken', at: now, channel: 'answers', sent: 1, settled: 1, isNews: true },
	})
	expect(taken.state.sending).toBe('records')
	expect(taken.effects).toEqual([{ kind: 'settle' }, { ...send, channel: 'records' }])
})

/** A browser with two channels, and a server that forgets nothing; what happens between is random. */
type World = {
	state: OutboxState
	at: number
	added: string[]
	waiting: Record<string, string[]>
	setAside: string[]
	server: Set<string>
	/** The send on its way. */
	sent: { channel: string; items: string[] } | undefined
	until: number | undefined
}

const names = ['answers', 'records']

function newWorld(): World {
	const world: World = {
		...{ state: emptyOutbox, at: now, added: [], waiting: { answers: [], records: [] } },
		...{ setAside: [], server: new Set(), sent: undefined, until: undefined },
	}
	for (const name of names) {
		happen(world, {
			kind: 'join',
			channel: name,
			pace: { delayMs: 0, freshMs: 1000, isAsking: false },
		})
	}
	return world
}

type WithoutTime<Event> = Event extends OutboxEvent ? Omit<Event, 'at'> : never

function happen(world: World, event: WithoutTime<OutboxEvent>): void {
	const reply = world.sent
	if ('channel' in event && isEndOfSending(event.kind)) world.sent = undefined
	const step = nextStep(world.state, { ...event, at: world.at })
	world.state = step.state
	world.until = undefined
	for (const effect of step.effects) act(world, effect, reply?.items ?? [])
}

function isEndOfSending(kind: string): boolean {
	return ['empty', 'taken', 'refused', 'failed', 'denied'].includes(kind)
}

function act(world: World, effect: Effect, replied: readonly string[]): void {
	if (effect.kind === 'wait') world.until = effect.until
	else if (effect.kind === 'settle') {
		world.setAside.push(...replied.filter(isPoison))
		remove(world, replied)
	} else {
		const { channel, isOneByOne, isLast } = effect
		const items = (world.waiting[channel] ?? []).slice(0, isOneByOne ? 1 : 3)
		if (isLast) {
			for (const item of items) if (!isPoison(item)) world.server.add(item)
			return
		}
		// At most one send is on its way.
		expect(world.sent).toBeUndefined()
		world.sent = { channel, items }
	}
}

function remove(world: World, items: readonly string[]): void {
	for (const name of names) {
		world.waiting[name] = (world.waiting[name] ?? []).filter((item) => !items.includes(item))
	}
}

/** The server never understands these. */
function isPoison(item: string): boolean {
	return item.startsWith('poison')
}

/** The server gets the batch; its reply may be lost. */
function reply(world: World, how: 'whole' | 'lost' | 'nothing' | 'unreachable' | 'signed-out') {
	const { channel, items } = world.sent ?? { channel: '', items: [] }
	if (!channel) return
	if (how === 'unreachable') return happen(world, { kind: 'failed', channel, jitter: 0.5 })
	if (how === 'signed-out') {
		return happen(world, { kind: 'denied', channel, trouble: 'signed-out' })
	}
	const sent = items.length
	if (sent === 0) return happen(world, { kind: 'empty', channel })
	if (items.some(isPoison)) return happen(world, { kind: 'refused', channel, sent })
	if (how === 'nothing') {
		world.sent = { channel, items: [] }
		return happen(world, { kind: 'taken', channel, sent, settled: 0, isNews: true })
	}
	for (const item of items) world.server.add(item)
	if (how === 'lost') return happen(world, { kind: 'failed', channel, jitter: 0 })
	happen(world, { kind: 'taken', channel, sent, settled: sent, isNews: true })
}

type Act = (world: World) => void

const acts: fc.Arbitrary<Act> = fc.oneof(
	fc.tuple(fc.constantFrom(...names), fc.constantFrom('item', 'item', 'item', 'poison')).map(
		([channel, kind]): Act =>
			(world) => {
				const item = `${kind}-${world.added.length}`
				world.added.push(item)
				world.waiting[channel]?.push(item)
				happen(world, { kind: 'add', channel })
			},
	),
	fc.constantFrom('whole', 'lost', 'nothing', 'unreachable', 'signed-out').map(
		(how): Act =>
			(world) =>
				reply(world, how as Parameters<typeof reply>[1]),
	),
	fc.constantFrom('return', 'leave', 'tick').map(
		(kind): Act =>
			(world) =>
				happen(world, { kind: kind as 'tick' }),
	),
	fc.integer({ min: -100_000, max: 100_000 }).map(
		(ms): Act =>
			(world) => {
				world.at += ms
			},
	),
)

function isWaiting(world: World, item: string): boolean {
	return names.some((name) => world.waiting[name]?.includes(item))
}

test('an item leaves only once the server has it or has refused it alone', () => {
	fc.assert(
		fc.property(fc.array(acts, { maxLength: 60 }), (happenings) => {
			const world = newWorld()
			for (const act of happenings) {
				act(world)
				for (const item of world.added) {
					if (isWaiting(world, item)) continue
					const isKept = isPoison(item) ? world.setAside.includes(item) : world.server.has(item)
					expect(isKept, item).toBe(true)
				}
				expect(world.setAside.every(isPoison)).toBe(true)
			}
		}),
	)
})

test('everything arrives in the end, whatever happened before', () => {
	fc.assert(
		fc.property(fc.array(acts, { maxLength: 40 }), (happenings) => {
			const world = newWorld()
			for (const act of happenings) act(world)
			happen(world, { kind: 'return' })
			for (let turn = 0; turn < 500 && (world.sent || world.until); turn += 1) {
				if (world.sent) reply(world, 'whole')
				else {
					world.at = world.until ?? world.at
					happen(world, { kind: 'tick' })
				}
			}
			expect(world.waiting).toEqual({ answers: [], records: [] })
			for (const item of world.added) {
				expect(world.server.has(item) || world.setAside.includes(item), item).toBe(true)
			}
			// Afterwards the outbox rests.
			expect(world.sent).toBeUndefined()
			expect(world.until).toBeUndefined()
		}),
	)
})

test('a server that is out of reach is asked ever less often', () => {
	fc.assert(
		fc.property(
			fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 30 }),
			(jitters) => {
				let state = outbox({ dueAt: now }, 'answers')
				let at = now
				for (const [failures, jitter] of jitters.entries()) {
					const failed = nextStep(state, { kind: 'failed', at, channel, jitter })
					const longest = Math.min(firstRetryMs * 2 ** failures, longestRetryMs)
					const wait = (failed.state.channels.answers?.dueAt ?? 0) - at
					expect(wait).toBeGreaterThanOrEqual(longest / 2)
					expect(wait).toBeLessThanOrEqual(longest)
					at += wait
					state = nextStep(failed.state, { kind: 'tick', at }).state
					expect(state.sending).toBe('answers')
				}
			},
		),
	)
})
