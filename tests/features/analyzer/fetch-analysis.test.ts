import { afterEach, expect, test, vi } from 'vitest'
import { fetchAnalysis, fetchTranslation } from '#app/features/analyzer/fetch-analysis.ts'

const { signal } = new AbortController()
const analyzed = { html: '<p>好</p>', analysis: { words: 1 } }

function server(answer: () => Response | Promise<Response>) {
	const fetched = vi.fn(answer)
	vi.stubGlobal('fetch', fetched)
	vi.stubGlobal('navigator', { onLine: true })
	return fetched
}

const refusal = (code: string, text: string) => Response.json({ error: { code, text } })

afterEach(() => vi.unstubAllGlobals())

test('a text is sent in the body and its analysis is returned', async () => {
	const fetched = server(() => Response.json(analyzed))
	expect(await fetchAnalysis('我爱你。', signal)).toEqual({ ok: true, value: analyzed })
	expect(fetched).toHaveBeenCalledWith(
		'/tools/analyzer/analysis',
		expect.objectContaining({ method: 'POST', body: '{"text":"我爱你。"}' }),
	)
})

test.each([
	['analysis.failed', 'Failed to analyze the input text.', 'Failed to analyze the input text.'],
	['analysis.too-long', 'The text may have at most…', 'The text may have at most…'],
	['session.missing', 'Please sign in.', 'Error: Please sign in.'],
	['tokenizer.unreachable', 'Nobody is there.', 'Error: Nobody is there.'],
])('the refusal %s is shown', async (code, text, error) => {
	server(() => refusal(code, text))
	expect(await fetchAnalysis('好', signal)).toEqual({ ok: false, error })
})

test.each<[string, () => Response | Promise<Response>]>([
	['a page', () => new Response('<!doctype html>')],
	['another shape', () => Response.json({ html: 7 })],
	['nothing', () => Response.json(null)],
])('with %s the analysis has failed', async (_, answer) => {
	server(answer)
	expect(await fetchAnalysis('好', signal)).toEqual({
		ok: false,
		error: 'Failed to analyze the input text.',
	})
})

test('after a connection that broke once the analysis has failed', async () => {
	const answers = [Promise.reject(new TypeError('Failed to fetch')), new Response()]
	server(() => answers.shift() ?? new Response())
	vi.stubGlobal('navigator', { onLine: true })
	expect(await fetchAnalysis('好', signal)).toEqual({
		ok: false,
		error: 'Failed to analyze the input text.',
	})
})

test.each([
	['without a network', false],
	['in a network that leads nowhere', true],
])('%s the analysis says that it needs one', async (_, onLine) => {
	server(() => Promise.reject(new TypeError('Failed to fetch')))
	vi.stubGlobal('navigator', { onLine })
	expect(await fetchAnalysis('好', signal)).toEqual({
		ok: false,
		error: 'You’re offline. A new analysis needs a connection.',
	})
})

test('an aborted analysis reports nothing', async () => {
	const own = new AbortController()
	server(async () => {
		own.abort()
		throw own.signal.reason
	})
	await expect(fetchAnalysis('好', own.signal)).rejects.toThrow()
})

test('empty lines of a translation are left out', async () => {
	server(() => Response.json(['Hello.', null, 7]))
	expect(await fetchTranslation('你好。', signal)).toEqual(['Hello.', null, null])
	server(() => refusal('translation.too-many', 'Too many translations at once.'))
	expect(await fetchTranslation('你好。', signal)).toEqual([])
})

test('while the text before is being analyzed, the next one waits', async () => {
	const answers = [refusal('analysis.busy', 'One moment.'), Response.json(analyzed)]
	const fetched = server(() => answers.shift() ?? expect.fail('asked too often'))
	expect(await fetchAnalysis('好', signal)).toEqual({ ok: true, value: analyzed })
	expect(fetched).toHaveBeenCalledTimes(2)
})
