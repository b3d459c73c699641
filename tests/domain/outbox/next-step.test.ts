import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
	type Effect,
	firstRetryMs,
	longestRetryMs,
	newOutbox,
	nextStep,
	type OutboxEvent,
	type OutboxState,
	type SendEvent,
} from '#app/domain/outbox/next-step.ts'

const now = 1_000_000
const never = Number.POSITIVE_INFINITY

const atRest: OutboxState = {
	isSending: false,
	dueAt: never,
	heardAt: now,
	failures: 0,
	isAsking: false,
	isOneByOne: false,
	trouble: undefined,
}

function outbox(change: Partial<OutboxState>): OutboxState {
	return { ...atRest, ...change }
}

/** The same while a batch is on its way. */
function sending(change: Partial<OutboxState> = {}): OutboxState {
	return { ...atRest, ...change, isSending: true }
}

type Row = {
	title: string
	before: OutboxState
	event: OutboxEvent
	after: OutboxState
	effects: Effect[]
}

test.each<Row>([
	{
		title: 'a new outbox sends at once what is left from an earlier page',
		before: newOutbox(now, { isAsking: true }),
		event: { kind: 'tick', at: now },
		after: sending({ isAsking: true }),
		effects: [{ kind: 'send' }],
	},
	{
		title: 'an answer without a delay is sent at once',
		before: outbox({}),
		event: { kind: 'add', at: now, delayMs: 0 },
		after: sending(),
		effects: [{ kind: 'send' }],
	},
	{
		title: 'an item with a delay waits for company',
		before: outbox({}),
		event: { kind: 'add', at: now, delayMs: 1000 },
		after: outbox({ dueAt: now + 1000 }),
		effects: [{ kind: 'wait', until: now + 1000 }],
	},
	{
		title: 'a delayed item is sent when its time has come',
		before: outbox({ dueAt: now }),
		event: { kind: 'tick', at: now },
		after: sending(),
		effects: [{ kind: 'send' }],
	},
	{
		title: 'nothing is due before its time',
		before: outbox({ dueAt: now + 1 }),
		event: { kind: 'tick', at: now },
		after: outbox({ dueAt: now + 1 }),
		effects: [{ kind: 'wait', until: now + 1 }],
	},
	{
		title: 'a new answer ends the wait after a failure',
		before: outbox({ dueAt: now + 30_000, failures: 5, trouble: 'unreachable' }),
		event: { kind: 'add', at: now, delayMs: 0 },
		after: sending({ failures: 5, trouble: 'unreachable' }),
		effects: [{ kind: 'send' }],
	},
	{
		title: 'a new answer waits while another one is being sent',
		before: sending(),
		event: { kind: 'add', at: now, delayMs: 0 },
		after: sending({ dueAt: now }),
		effects: [],
	},
	{
		title: 'an empty outbox rests',
		before: sending({ isOneByOne: true, failures: 3, trouble: 'unreachable' }),
		event: { kind: 'empty', at: now },
		after: outbox({}),
		effects: [],
	},
	{
		title: 'an item added while the outbox was found empty is not forgotten',
		before: sending({ dueAt: now + 1000 }),
		event: { kind: 'empty', at: now },
		after: outbox({ dueAt: now + 1000 }),
		effects: [{ kind: 'wait', until: now + 1000 }],
	},
	{
		title: 'a taken batch is removed, and the next one is sent',
		before: sending({ failures: 3, trouble: 'unreachable' }),
		event: { kind: 'taken', at: now, sent: 2, settled: 2, isNews: true },
		after: sending(),
		effects: [{ kind: 'settle' }, { kind: 'send' }],
	},
	{
		title: 'a reply without news leaves the question open',
		before: sending({ isAsking: true, heardAt: 0 }),
		event: { kind: 'taken', at: now, sent: 2, settled: 2, isNews: false },
		after: sending({ isAsking: true, heardAt: 0 }),
		effects: [{ kind: 'settle' }, { kind: 'send' }],
	},
	{
		title: 'a reply with news answers the question',
		before: sending({ isAsking: true, heardAt: 0 }),
		event: { kind: 'taken', at: now, sent: 0, settled: 0, isNews: true },
		after: sending(),
		effects: [{ kind: 'settle' }, { kind: 'send' }],
	},
	{
		title: 'a server that settles nothing is left alone for a while',
		before: sending(),
		event: { kind: 'taken', at: now, sent: 2, settled: 0, isNews: true },
		after: outbox({ dueAt: now + longestRetryMs }),
		effects: [{ kind: 'settle' }, { kind: 'wait', until: now + longestRetryMs }],
	},
	{
		title: 'a lost reply removes nothing, and the batch is sent again later',
		before: sending(),
		event: { kind: 'failed', at: now, jitter: 1 },
		after: outbox({ dueAt: now + firstRetryMs, failures: 1, trouble: 'unreachable' }),
		effects: [{ kind: 'wait', until: now + firstRetryMs }],
	},
	{
		title: 'each failure doubles the wait, and a jitter shortens it by up to a half',
		before: sending({ failures: 2 }),
		event: { kind: 'failed', at: now, jitter: 0 },
		after: outbox({ dueAt: now + 2 * firstRetryMs, failures: 3, trouble: 'unreachable' }),
		effects: [{ kind: 'wait', until: now + 2 * firstRetryMs }],
	},
	{
		title: 'a wait is never longer than a minute',
		before: sending({ failures: 5000 }),
		event: { kind: 'failed', at: now, jitter: 1 },
		after: outbox({ dueAt: now + longestRetryMs, failures: 5001, trouble: 'unreachable' }),
		effects: [{ kind: 'wait', until: now + longestRetryMs }],
	},
	{
		title: 'a session that ended stops the sending',
		before: sending(),
		event: { kind: 'denied', at: now, trouble: 'signed-out' },
		after: outbox({ trouble: 'signed-out' }),
		effects: [],
	},
	{
		title: 'coming back starts a stopped outbox again',
		before: outbox({ failures: 4, trouble: 'signed-out' }),
		event: { kind: 'return', at: now, freshMs: 1000 },
		after: sending({ trouble: 'signed-out' }),
		effects: [{ kind: 'send' }],
	},
	{
		title: 'coming back after a long time asks for news',
		before: outbox({ heardAt: now - 1001 }),
		event: { kind: 'return', at: now, freshMs: 1000 },
		after: sending({ heardAt: now - 1001, isAsking: true }),
		effects: [{ kind: 'send' }],
	},
	{
		title: 'coming back asks for news after the clock was set back',
		before: outbox({ heardAt: now + 1001 }),
		event: { kind: 'return', at: now, freshMs: 1000 },
		after: sending({ heardAt: now + 1001, isAsking: true }),
		effects: [{ kind: 'send' }],
	},
	{
		title: 'a refused batch is sent one by one',
		before: sending(),
		event: { kind: 'refused', at: now, sent: 2 },
		after: sending({ isOneByOne: true }),
		effects: [{ kind: 'send' }],
	},
	{
		title: 'a single refused item is set aside, and the others are sent',
		before: sending({ isOneByOne: true }),
		event: { kind: 'refused', at: now, sent: 1 },
		after: sending({ isOneByOne: true }),
		effects: [{ kind: 'settle' }, { kind: 'send' }],
	},
	{
		title: 'a refused question is not asked again',
		before: sending({ isAsking: true, heardAt: 0 }),
		event: { kind: 'refused', at: now, sent: 0 },
		after: sending(),
		effects: [{ kind: 'send' }],
	},
	{
		title: 'a closing page sends at once, even while it is sending',
		before: sending({ dueAt: now + 1000 }),
		event: { kind: 'leave', at: now },
		after: sending({ dueAt: now + 1000 }),
		effects: [{ kind: 'send-last' }],
	},
	{
		title: 'a closing page whose session has ended sends nothing',
		before: outbox({ trouble: 'signed-out' }),
		event: { kind: 'leave', at: now },
		after: outbox({ trouble: 'signed-out' }),
		effects: [],
	},
])('$title', ({ before, event, after, effects }) => {
	expect(nextStep(before, event)).toEqual({ state: after, effects })
})

/** A browser and a server that forgets nothing; what happens between them is random. */
type World = {
	state: OutboxState
	at: number
	added: string[]
	waiting: string[]
	setAside: string[]
	server: Set<string>
	/** The batch on its way. */
	sent: string[] | undefined
	until: number | undefined
}

type WithoutTime<Event> = Event extends OutboxEvent ? Omit<Event, 'at'> : never

function happen(world: World, event: WithoutTime<OutboxEvent>, replied: string[] = []): void {
	const step = nextStep(world.state, { ...event, at: world.at })
	world.state = step.state
	world.until = undefined
	for (const effect of step.effects) act(world, effect, replied)
}

function act(world: World, effect: Effect, replied: string[]): void {
	const { state, waiting, server } = world
	switch (effect.kind) {
		case 'send':
			// At most one batch is on its way.
			expect(world.sent).toBeUndefined()
			world.sent = waiting.slice(0, state.isOneByOne ? 1 : 3)
			return
		case 'send-last':
			for (const item of waiting.slice(0, 3)) if (!isPoison(item)) server.add(item)
			return
		case 'settle':
			world.setAside.push(...replied.filter(isPoison))
			world.waiting = waiting.filter((item) => !replied.includes(item))
			return
		case 'wait':
			world.until = effect.until
	}
}

/** The server never understands these. */
function isPoison(item: string): boolean {
	return item.startsWith('poison')
}

type How = 'whole' | 'lost' | 'nothing' | 'unreachable' | 'signed-out'

/** The server gets the batch; its reply may be lost. */
function reply(world: World, how: How): void {
	const items = world.sent
	if (!items) return
	world.sent = undefined
	const event = outcomeOf(items, how)
	const isTaken = event.kind === 'taken' && event.settled > 0
	const isReplyLost = how === 'lost' && event.kind === 'failed'
	if (isTaken || isReplyLost) for (const item of items) world.server.add(item)
	happen(world, event, isTaken || event.kind === 'refused' ? items : [])
}

function outcomeOf(items: string[], how: How): SendEvent {
	const sent = items.length
	if (how === 'unreachable') return { kind: 'failed', jitter: 0.5 }
	if (how === 'signed-out') return { kind: 'denied', trouble: 'signed-out' }
	if (sent === 0) return { kind: 'empty' }
	if (items.some(isPoison)) return { kind: 'refused', sent }
	if (how === 'lost') return { kind: 'failed', jitter: 0 }
	return { kind: 'taken', sent, settled: how === 'nothing' ? 0 : sent, isNews: true }
}

type Happening = (world: World) => void

const happenings: fc.Arbitrary<Happening[]> = fc.array(
	fc.oneof(
		fc.constantFrom('item', 'item', 'item', 'poison').map(
			(kind): Happening =>
				(world) => {
					const item = `${kind}-${world.added.length}`
					world.added.push(item)
					world.waiting.push(item)
					happen(world, { kind: 'add', delayMs: 0 })
				},
		),
		fc.constantFrom<How>('whole', 'lost', 'nothing', 'unreachable', 'signed-out').map(
			(how): Happening =>
				(world) =>
					reply(world, how),
		),
		fc.constant<Happening>((world) => happen(world, { kind: 'return', freshMs: 1000 })),
		fc.constantFrom('leave' as const, 'tick' as const).map(
			(kind): Happening =>
				(world) =>
					happen(world, { kind }),
		),
		fc.integer({ min: -100_000, max: 100_000 }).map(
			(ms): Happening =>
				(world) => {
					world.at += ms
				},
		),
	),
	{ maxLength: 60 },
)

function newWorld(): World {
	return {
		state: newOutbox(now, { isAsking: false }),
		at: now,
		added: [],
		waiting: [],
		setAside: [],
		server: new Set(),
		sent: undefined,
		until: undefined,
	}
}

test('an item leaves only once the server has it or has refused it alone', () => {
	fc.assert(
		fc.property(happenings, (all) => {
			const world = newWorld()
			for (const one of all) {
				one(world)
				for (const item of world.added) {
					if (world.waiting.includes(item)) continue
					const isKept = isPoison(item) ? world.setAside.includes(item) : world.server.has(item)
					expect(isKept, item).toBe(true)
				}
			}
		}),
	)
})

test('everything arrives in the end, whatever happened before', () => {
	fc.assert(
		fc.property(happenings, (all) => {
			const world = newWorld()
			for (const one of all) one(world)
			happen(world, { kind: 'return', freshMs: 1000 })
			for (let turn = 0; turn < 500 && (world.sent || world.until); turn += 1) {
				if (world.sent) reply(world, 'whole')
				else {
					world.at = world.until ?? world.at
					happen(world, { kind: 'tick' })
				}
			}
			expect(world.waiting).toEqual([])
			for (const item of world.added) {
				expect(world.server.has(item) || world.setAside.includes(item), item).toBe(true)
			}
			// Afterwards the outbox rests.
			expect([world.sent, world.until, world.state.trouble]).toEqual([
				undefined,
				undefined,
				undefined,
			])
		}),
	)
})

test('a server out of reach is asked ever less often', () => {
	fc.assert(
		fc.property(
			fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 30 }),
			(jitters) => {
				let state = sending()
				let at = now
				for (const [failures, jitter] of jitters.entries()) {
					const failed = nextStep(state, { kind: 'failed', at, jitter })
					const longest = Math.min(firstRetryMs * 2 ** failures, longestRetryMs)
					const wait = failed.state.dueAt - at
					expect(wait).toBeGreaterThanOrEqual(longest / 2)
					expect(wait).toBeLessThanOrEqual(longest)
					at += wait
					state = nextStep(failed.state, { kind: 'tick', at }).state
					expect(state.isSending).toBe(true)
				}
			},
		),
	)
})
