/** A browser with one storage and several tabs, and a server that accepts records and answers. */
import { vi } from 'vitest'
import { personHeader } from '#app/contracts/person-header.ts'
import { changeRecord } from '#app/domain/progress/change.ts'
import type { QueuedEvent } from '#app/features/flashcards/study/review-queue.ts'

type Reply = 'whole' | 'lost' | 'down' | 'offline'

type Sent = { path: string; body: unknown; isLast: boolean; at: number }

/** The clock stands at noon; timers run when a test lets time pass. */
export function openBrowser() {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
	vi.setSystemTime('2026-03-02T12:00:00.000Z')
	vi.spyOn(Math, 'random').mockReturnValue(1)
	const storage = new Map<string, string>()
	const tab = Object.assign(new EventTarget(), { visibilityState: 'visible' })
	const page = new EventTarget()
	const server = {
		/** The signed-in user; undefined without a session. */
		session: 'ming' as string | undefined,
		reply: 'whole' as Reply,
		/** Addresses that fail, whatever `reply` says. */
		broken: undefined as string | undefined,
		/** Ids of answers that the server always rejects. */
		poison: [] as string[],
		records: new Map<string, unknown>(),
		events: new Map<string, unknown>(),
		sent: [] as Sent[],
		sending: 0,
		mostAtOnce: 0,
	}

	async function fetch(path: string, init: RequestInit): Promise<Response> {
		const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
		server.sent.push({ path, body, isLast: init.keepalive === true, at: Date.now() })
		server.sending += 1
		server.mostAtOnce = Math.max(server.mostAtOnce, server.sending)
		await new Promise((done) => setTimeout(done, 100))
		server.sending -= 1
		return replyTo(path, body, new Headers(init.headers).get(personHeader))
	}

	function replyTo(path: string, body: unknown, userId: string | null): Response {
		const { reply, session, broken } = server
		if (reply === 'offline') throw new TypeError('Failed to fetch')
		if (reply === 'down' || (broken && path.startsWith(broken))) {
			return new Response('', { status: 503 })
		}
		if (session !== userId) return Response.json({}, { status: 401 })
		const { records = [], events = [] } = Object(body) as {
			records?: [string, unknown][]
			events?: { id: string }[]
		}
		if (events.some(({ id }) => server.poison.includes(id))) {
			return Response.json({}, { status: 400 })
		}
		for (const [lessonId, record] of records) server.records.set(lessonId, record)
		for (const event of events) server.events.set(event.id, event)
		if (reply === 'lost') throw new TypeError('network error')
		return path.startsWith('/progress')
			? Response.json({ userId: session, records: {}, ignored: [], since: 7 })
			: Response.json({ settled: events.map(({ id }) => id), refused: [], session: null })
	}

	vi.stubGlobal('fetch', fetch)
	vi.stubGlobal('window', page)
	vi.stubGlobal('document', tab)
	const locks = newLocks()
	vi.stubGlobal('navigator', { onLine: true, locks })
	vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
		const over = new AbortController()
		setTimeout(() => over.abort(), ms)
		return over.signal
	})
	vi.stubGlobal('localStorage', {
		getItem: (name: string) => storage.get(name) ?? null,
		removeItem: (name: string) => storage.delete(name),
		setItem: (name: string, value: string) => storage.set(name, value),
	})

	/** A page of this user, with a memory of its own. */
	async function openTab(userId = 'ming') {
		vi.resetModules()
		const { startOutbox } = await import('#app/features/progress/outbox/outbox.ts')
		const { recordChannel } = await import('#app/features/progress/record-channel.ts')
		const { reviewChannel } = await import('#app/features/flashcards/study/review-channel.ts')
		const queue = await import('#app/features/flashcards/study/review-queue.ts')
		const store = await import('#app/features/progress/record-store.ts')
		const troubles: (string | undefined)[] = []
		const leave = [
			startOutbox(userId, recordChannel(userId)),
			startOutbox(
				userId,
				reviewChannel({
					userId,
					path: '/flashcards/reviews',
					onAnswer() {},
					onTrouble: (trouble) => troubles.push(trouble),
				}),
			),
		]
		return {
			answer: (id: string) => queue.enqueue(userId, answerOf(id)),
			undo: (id: string, reviewId: string) =>
				queue.enqueue(userId, { kind: 'undo', id, reviewId, at: Date.now() }),
			learn(lessonId: string) {
				const act = { userId, now: Date.now() }
				store.keepRecords(userId, { [lessonId]: changeRecord(undefined, { learned: true }, act) })
			},
			waiting: () => queue.queuedEvents(userId).map(({ id }) => id),
			trouble: () => troubles.at(-1),
			close: () => {
				for (const quit of leave) quit()
			},
		}
	}

	return {
		locks,
		storage,
		server,
		openTab,
		pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
		comeOnline: () => page.dispatchEvent(new Event('online')),
		hide() {
			tab.visibilityState = 'hidden'
			tab.dispatchEvent(new Event('visibilitychange'))
		},
		show() {
			tab.visibilityState = 'visible'
			tab.dispatchEvent(new Event('visibilitychange'))
		},
		/** Clears the recorded requests. */
		forget: () => server.sent.splice(0),
	}
}

function answerOf(id: string): QueuedEvent {
	const at = Date.now()
	return {
		kind: 'answer',
		id,
		cardId: `card-${id}`,
		mode: 'recall',
		grade: 'good',
		durationMs: 900,
		at,
	}
}

/** A lock with one holder at a time, in order of request; `hold` is a sleeping tab that keeps it. */
function newLocks() {
	let last: Promise<unknown> = Promise.resolve()
	return {
		hold() {
			last = new Promise(() => {})
		},
		request(_: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) {
			const isOver = new Promise<never>((_, reject) => {
				signal.addEventListener('abort', () => reject(signal.reason))
			})
			const held = Promise.race([last, isOver]).then(work)
			last = Promise.allSettled([last, held])
			return held
		},
	}
}
