import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { articles, seedSteps } from '#app/db/schema/index.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { type AskWorker, startFirstAudio } from '#tools/first-audio.ts'

const ids = ['breakfast-on-the-corner', 'the-slow-train']

let db: Awaited<ReturnType<typeof memoryDatabase>>

beforeEach(async () => {
	db = await memoryDatabase()
	await db.insert(articles).values(
		ids.map((id) => ({
			id,
			enTitle: 'An article',
			title: '文章',
			level: 'beginner' as const,
			content: [{ zh: [{ word: '你好' }, { word: '！' }], en: '', blank: 'normal' as const }],
		})),
	)
	vi.spyOn(console, 'log').mockReturnValue()
	vi.spyOn(console, 'error').mockReturnValue()
})

afterEach(() => {
	vi.restoreAllMocks()
})

type Answer = { status?: number; body: unknown }

/** A scripted speech worker that records its requests. */
function speechWorker(
	answer: (what: string, body: Record<string, string | null>) => Answer | undefined,
) {
	const asked: string[] = []
	const ask: AskWorker = async (url, { body }) => {
		const what = url.split('/').at(-1) ?? ''
		const fields = JSON.parse(body)
		asked.push(`${what} ${fields.article_id ?? fields.task_id}`)
		const { status = 200, body: answered } = answer(what, fields) ?? usual(what, fields)
		return { ok: status < 400, status, json: async () => answered }
	}
	return { asked, ask }
}

function usual(what: string, { article_id }: Record<string, string>): Answer {
	if (what === 'submit') return { body: { task_id: `job-${article_id}` } }
	if (what === 'query') return { body: { status: 'completed', duration_ms: 900 } }
	return { body: { audio_path: `/media/articles/${article_id}/audio/1.mp3` } }
}

function refusal(status: number, code: string): Answer {
	return { status, body: { error: { code, text: `said ${code}` } } }
}

async function stepNames(): Promise<string[]> {
	return (await db.select().from(seedSteps)).map(({ name }) => name).sort()
}

const pollMs = 1

test('texts are submitted, awaited and confirmed in turn', async () => {
	let queries = 0
	const { asked, ask } = speechWorker((what) => {
		if (what !== 'query') return undefined
		queries += 1
		return queries === 1 ? { body: { status: 'processing' } } : undefined
	})
	await startFirstAudio({ db, ask, pollMs }).finished
	const [first = '', second = ''] = asked
		.filter((call) => call.startsWith('submit'))
		.map((call) => call.slice(7))
	expect([first, second].sort()).toEqual(ids)
	expect(asked).toEqual([
		...[`submit ${first}`, `query job-${first}`, `query job-${first}`, `confirm ${first}`],
		...[`submit ${second}`, `query job-${second}`, `confirm ${second}`],
	])
	expect(await stepNames()).toEqual(ids.map((id) => `audio/${id}`))
	expect(console.log).toHaveBeenCalledExactlyOnceWith(
		expect.stringMatching(/^Audio for 2 lessons and articles is ready after \d+ s\.$/),
	)
})

test('a second start has nothing to do', async () => {
	await startFirstAudio({ db, ask: speechWorker(() => undefined).ask, pollMs }).finished
	vi.mocked(console.log).mockClear()
	const { asked, ask } = speechWorker(() => undefined)
	await startFirstAudio({ db, ask, pollMs }).finished
	expect(asked).toEqual([])
	expect(console.log).not.toHaveBeenCalled()
})

test.each([
	['a refusal', refusal(422, 'audio.no-chinese'), 'said audio.no-chinese'],
	['an answer of no known shape', { body: { id: 1 } }, 'task_id'],
	['a broken answer', { status: 500, body: 'oops' }, 'answered submit with 500'],
])(
	'%s is logged once, blocks no other text, and is retried by the next start',
	async (_, answer, said) => {
		const { ask } = speechWorker((what, { article_id }) =>
			what === 'submit' && article_id === ids[0] ? answer : undefined,
		)
		await startFirstAudio({ db, ask, pollMs }).finished
		expect(await stepNames()).toEqual([`audio/${ids[1]}`])
		expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(said))
		await startFirstAudio({ db, ask: speechWorker(() => undefined).ask, pollMs }).finished
		expect(await stepNames()).toEqual(ids.map((id) => `audio/${id}`))
	},
)

test('a failed job is reported with its reason', async () => {
	const { ask } = speechWorker((what) =>
		what === 'query' ? { body: { status: 'error', error: 'TTS synthesis failed' } } : undefined,
	)
	await startFirstAudio({ db, ask, pollMs }).finished
	expect(await stepNames()).toEqual([])
	expect(console.error).toHaveBeenCalledWith(
		`articles/${ids[0]} has no audio: TTS synthesis failed`,
	)
})

test('a job that takes too long is left to the next start', async () => {
	const { ask } = speechWorker((what) =>
		what === 'query' ? { body: { status: 'processing' } } : undefined,
	)
	await startFirstAudio({ db, ask, pollMs, patienceMs: 5 }).finished
	expect(await stepNames()).toEqual([])
	expect(console.error).toHaveBeenCalledTimes(ids.length)
})

test('a job whose audio is gone is submitted again', async () => {
	let confirms = 0
	const { asked, ask } = speechWorker((what) => {
		if (what !== 'confirm') return undefined
		confirms += 1
		return confirms === 1 ? refusal(410, 'audio.expired') : undefined
	})
	await startFirstAudio({ db, ask, pollMs }).finished
	expect(asked.filter((call) => call.startsWith('submit'))).toHaveLength(3)
	expect(await stepNames()).toEqual(ids.map((id) => `audio/${id}`))
	expect(console.error).not.toHaveBeenCalled()
})

test('audio set by an administrator meanwhile stays', async () => {
	const { asked, ask } = speechWorker((what, { article_id, was }) => {
		if (what === 'cancel') return { body: {} }
		if (what !== 'confirm' || article_id !== ids[0]) return undefined
		return was === null ? refusal(409, 'audio.changed') : undefined
	})
	await startFirstAudio({ db, ask, pollMs }).finished
	expect(asked.filter((call) => !/^(submit|query)/.test(call)).sort()).toEqual([
		`cancel ${ids[0]}`,
		...ids.map((id) => `confirm ${id}`),
	])
	expect(await stepNames()).toEqual(ids.map((id) => `audio/${id}`))
	expect(console.error).not.toHaveBeenCalled()
})

test('a broken connection is retried', async () => {
	const { asked, ask } = speechWorker(() => undefined)
	let calls = 0
	const breaking: AskWorker = (url, init) => {
		calls += 1
		return calls === 2 ? Promise.reject(new TypeError('fetch failed')) : ask(url, init)
	}
	await startFirstAudio({ db, ask: breaking, pollMs }).finished
	expect(asked.filter((call) => call.startsWith('confirm'))).toHaveLength(2)
	expect(await stepNames()).toEqual(ids.map((id) => `audio/${id}`))
	expect(console.error).not.toHaveBeenCalled()
})

test('stopping ends the work at once and silently', async () => {
	const { asked, ask } = speechWorker((what) =>
		what === 'query' ? { body: { status: 'processing' } } : undefined,
	)
	const work = startFirstAudio({ db, ask, pollMs: 60_000 })
	await vi.waitFor(() => expect(asked.at(-1)).toContain('query'))
	work.stop()
	await work.finished
	expect(await stepNames()).toEqual([])
	expect(console.error).not.toHaveBeenCalled()
	expect(console.log).not.toHaveBeenCalled()
})

test('a worker that disappears after the stop is not a failure', async () => {
	let fail = (_: Error) => {}
	const ask: AskWorker = () =>
		new Promise((_, reject) => {
			fail = reject
		})
	const asked = vi.fn(ask)
	const work = startFirstAudio({ db, ask: asked, pollMs })
	await vi.waitFor(() => expect(asked).toHaveBeenCalled())
	work.stop()
	fail(new Error('the workers are gone'))
	await work.finished
	expect(console.error).not.toHaveBeenCalled()
})
