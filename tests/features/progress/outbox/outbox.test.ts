import { afterEach, expect, test, vi } from 'vitest'
import { openBrowser } from '#tests/support/outbox-browser.ts'

afterEach(() => {
	vi.useRealTimers()
})

/** A browser with an open page whose first exchange is over. */
async function atRest() {
	const browser = openBrowser()
	const tab = await browser.openTab()
	await browser.pass(5000)
	browser.forget()
	return { ...browser, tab }
}

function idsOf(body: unknown): string[] {
	const { events = [] }: { events?: { id: string }[] } = Object(body)
	return events.map(({ id }) => id)
}

test('a page that opens asks for news of records, and sends nothing else', async () => {
	const { openTab, pass, server } = openBrowser()
	await openTab()
	await pass(60_000)
	expect(server.sent.map(({ path }) => path)).toEqual(['/progress?since=0'])
})

test('an answer is sent at once, a record after a moment', async () => {
	const { tab, pass, server } = await atRest()
	tab.answer('a')
	await pass(0)
	expect(server.sent.map(({ body }) => idsOf(body))).toEqual([['a']])
	tab.learn('ni-hao')
	await pass(999)
	tab.learn('tea-house')
	await pass(999)
	expect(server.sent).toHaveLength(1)
	await pass(200)
	expect([...server.records.keys()]).toEqual(['ni-hao', 'tea-house'])
	await pass(60_000)
	expect(server.sent).toHaveLength(2)
	expect(tab.waiting()).toEqual([])
})

test('answers given while one is being sent go together, in order, with their undo', async () => {
	const { tab, pass, server } = await atRest()
	tab.answer('a')
	await pass(50)
	tab.answer('b')
	tab.answer('c')
	tab.undo('d', 'c')
	await pass(5000)
	expect(server.sent.map(({ body }) => idsOf(body))).toEqual([['a'], ['b', 'c', 'd']])
	expect(tab.waiting()).toEqual([])
})

test('a lost reply loses nothing: the same answer is sent again', async () => {
	const { tab, pass, server } = await atRest()
	server.reply = 'lost'
	tab.answer('a')
	await pass(1000)
	expect([...server.events.keys()]).toEqual(['a'])
	expect(tab.waiting()).toEqual(['a'])
	server.reply = 'whole'
	await pass(2000)
	expect(server.sent.map(({ body }) => idsOf(body))).toEqual([['a'], ['a']])
	expect(tab.waiting()).toEqual([])
	expect(tab.trouble()).toBeUndefined()
})

test('everything waits offline, and goes as soon as the network is back', async () => {
	const { tab, pass, server, comeOnline, forget } = await atRest()
	server.reply = 'offline'
	tab.answer('a')
	tab.learn('ni-hao')
	await pass(10 * 60_000)
	tab.answer('b')
	await pass(100)
	expect(tab.trouble()).toBe('unreachable')
	forget()
	server.reply = 'whole'
	comeOnline()
	await pass(500)
	expect([...server.events.keys()]).toEqual(['a', 'b'])
	expect([...server.records.keys()]).toEqual(['ni-hao'])
	expect(tab.trouble()).toBeUndefined()
	expect(tab.waiting()).toEqual([])
})

test('two tabs send one at a time, and lose nothing of each other', async () => {
	const { openTab, pass, server, tab } = await atRest()
	const second = await openTab()
	await pass(5000)
	server.mostAtOnce = 0
	server.sent.length = 0
	tab.answer('a')
	second.answer('b')
	tab.learn('ni-hao')
	second.learn('market-day')
	await pass(10_000)
	expect(server.mostAtOnce).toBe(1)
	expect([...server.events.keys()].sort()).toEqual(['a', 'b'])
	// An item that the other tab has sent may be sent once more; the server knows it.
	expect(server.sent.length).toBeLessThanOrEqual(4)
	expect([...server.records.keys()].sort()).toEqual(['market-day', 'ni-hao'])
	expect([...tab.waiting(), ...second.waiting()]).toEqual([])
})

test('the first tab’s answers are sent by the second one if the first is gone', async () => {
	const { openTab, pass, server, tab } = await atRest()
	server.reply = 'down'
	tab.answer('a')
	tab.undo('b', 'a')
	await pass(200)
	tab.close()
	server.reply = 'whole'
	const next = await openTab()
	await pass(500)
	expect([...server.events.keys()]).toEqual(['a', 'b'])
	expect(next.waiting()).toEqual([])
})

test('a tab that is closed or hidden sends at once what waits, so that it outlives the page', async () => {
	const { tab, hide, server } = await atRest()
	tab.learn('ni-hao')
	expect(server.sent).toEqual([])
	hide()
	expect(server.sent).toMatchObject([{ path: '/progress', isLast: true }])
})

test('a tab that is hidden and lives on keeps what was replied to it', async () => {
	const { tab, hide, show, pass, server } = await atRest()
	tab.learn('ni-hao')
	hide()
	await pass(200)
	show()
	await pass(5000)
	expect(server.sent.filter(({ body }) => body !== undefined)).toHaveLength(1)
})

test('a page of one user sends nothing in the name of another', async () => {
	const { tab, openTab, pass, server } = await atRest()
	server.session = 'tom'
	tab.answer('a')
	tab.learn('ni-hao')
	const toms = await openTab('tom')
	toms.answer('b')
	await pass(60_000)
	expect([...server.events.keys()]).toEqual(['b'])
	expect([...server.records.keys()]).toEqual([])
	expect(tab.waiting()).toEqual(['a'])
	server.session = 'ming'
	await openTab('ming')
	await pass(5000)
	expect([...server.events.keys()]).toEqual(['b', 'a'])
	expect([...server.records.keys()]).toEqual(['ni-hao'])
})

test('records that cannot be sent do not hold up answers', async () => {
	const { tab, pass, server } = await atRest()
	server.broken = '/progress'
	tab.learn('ni-hao')
	await pass(30_000)
	tab.answer('a')
	await pass(500)
	expect([...server.events.keys()]).toEqual(['a'])
	expect(tab.trouble()).toBeUndefined()
})

test('a page that is left sends nothing more', async () => {
	const { tab, pass, server, comeOnline } = await atRest()
	server.reply = 'down'
	tab.answer('a')
	await pass(100)
	server.sent.length = 0
	tab.close()
	comeOnline()
	await pass(60_000)
	expect(server.sent).toEqual([])
})

test('a tab that sleeps with the lock does not stop another one', async () => {
	const { tab, pass, server, locks } = await atRest()
	locks.hold()
	tab.answer('a')
	await pass(29_000)
	expect(server.sent).toEqual([])
	await pass(2000)
	expect([...server.events.keys()]).toEqual(['a'])
	expect(tab.waiting()).toEqual([])
})

test('a browser without locks sends all the same', async () => {
	const browser = openBrowser()
	vi.stubGlobal('navigator', { onLine: true })
	const tab = await browser.openTab()
	tab.answer('a')
	await browser.pass(5000)
	expect([...browser.server.events.keys()]).toEqual(['a'])
})

test('items that an earlier version stored in this browser arrive', async () => {
	const { storage, server, openTab, pass } = openBrowser()
	// As the version of November 2026 wrote them.
	storage.set(
		'hanlu.study-events.ming',
		'[{"kind":"answer","id":"812-77-3-9","cardId":"card-1","mode":"recall","grade":"forgot","durationMs":2310,"at":1772452740000},{"kind":"undo","id":"5-6-7-8","reviewId":"812-77-3-9","at":1772452750000}]',
	)
	storage.set(
		'hanlu.course-progress.ming',
		'{"ni-hao":{"learned":true,"learnedAt":"2026-03-01T10:00:00.000Z","learnedChangedAt":"2026-03-01T10:00:00.000Z","userId":"ming","lastUpdated":"2026-03-01T10:00:00.000Z"},"tea-house":{"learned":false,"exerciseStatus":"started","exerciseAnswers":{"1":{"answer":"B"}},"exerciseChangedAt":"2026-03-02T09:00:00.000Z","userId":"ming","lastUpdated":"2026-03-02T09:00:00.000Z"}}',
	)
	storage.set(
		'hanlu.progress-sync.ming',
		'{"since":1772445600000,"sent":{"ni-hao":"2026-03-01T10:00:00.000Z"}}',
	)
	const tab = await openTab()
	expect(tab.waiting()).toEqual(['812-77-3-9', '5-6-7-8'])
	await pass(5000)
	expect(server.sent.map(({ path }) => path).sort()).toEqual([
		'/flashcards/reviews',
		'/progress',
		'/progress?since=1772445600000',
	])
	expect([...server.events.values()]).toMatchObject([
		{ kind: 'answer', id: '812-77-3-9', grade: 'forgot', durationMs: 2310 },
		{ kind: 'undo', id: '5-6-7-8', reviewId: '812-77-3-9' },
	])
	expect([...server.records.keys()]).toEqual(['tea-house'])
	expect(tab.waiting()).toEqual([])
	expect(storage.has('hanlu.study-events.ming')).toBe(false)
})
