import { expect, test } from 'vitest'
import { vocab } from '#app/db/schema/index.ts'
import { action, loader } from '#app/features/analyzer/pages/analyzer.tsx'
import type { Bindings } from '#app/http/bindings.ts'
import { testPlatform } from '#tests/support/context.ts'
import { show } from '#tests/support/ruby-notation.ts'
import { marta } from '#tests/support/users.ts'

/** Makes each character a word; fails for the word 坏. */
const tokenizer = {
	async fetch(_: RequestInfo | URL, init?: RequestInit) {
		const { paragraphs } = JSON.parse(String(init?.body))
		if (paragraphs.some(({ zh }: { zh: string }) => zh.includes('坏'))) {
			const error = { code: 'tokenizer.without-vocabulary', text: 'The vocabulary is away.' }
			return Response.json({ error }, { status: 503 })
		}
		const result = paragraphs.map(({ zh }: { zh: string }) => Array.from(zh, (text) => ({ text })))
		return Response.json({ result })
	},
}

async function withAnalyzer(bindings: Partial<Bindings> = {}) {
	// The worker's other bindings are not needed here.
	const { db, visit } = await testPlatform({
		TOKENIZE: tokenizer as unknown as Fetcher,
		...bindings,
	})
	await db.insert(vocab).values({
		word: '我',
		pinyin: 'wǒ',
		poses: ['pronoun'],
		meaning: { pronoun: { definition: 'I' } },
		levels: [{ type: 'HSK', level: 'HSK1' }],
	})
	return (form?: Record<string, string>, path = '/tools/analyzer', cookie?: string) => {
		const visited = visit(path, { cookie, ...(form && { form }) })
		const context = { ...visited.context, user: async () => marta }
		return { ...visited, context }
	}
}

test('the first page has the sample in its HTML, without calling the tokenizer', async () => {
	const away = { fetch: () => Promise.reject(new Error('away')) } as unknown as Fetcher
	const open = await withAnalyzer({ TOKENIZE: away })
	const visit = open()
	const page = await loader(visit)
	expect(page).toMatchObject({
		text: '我喜欢用汉语写日记。',
		isOwnText: false,
		hasTranslator: false,
	})
	expect(page.shown?.html).toBeUndefined()
	expect(show(visit.context.pageHtml.get('sample') ?? '')).toMatch(/^我\[wǒ\] 喜欢\[xǐhuan\]/)
	expect(page.preferences).toEqual({
		hsk: true,
		pinyin: true,
		pinyinOver: 'all',
		chinese: true,
		translation: true,
	})
})

test('client navigation carries the sample in the data', async () => {
	const open = await withAnalyzer()
	const { shown } = await loader(open(undefined, '/tools/analyzer.data'))
	expect(show(shown?.html ?? '')).toMatch(/^我\[wǒ\]/)
})

test('a text submitted as a form is analysed', async () => {
	const open = await withAnalyzer()
	const visit = open({ text: '我我' })
	const { data: page } = await action(visit)
	expect(page).toMatchObject({ text: '我我', isOwnText: true, problem: undefined })
	expect(page.shown?.analysis).toMatchObject({ words: 2, known: 2 })
	expect(show(visit.context.pageHtml.get('typed') ?? '')).toBe('我我I · I')
})

test('a layer is toggled without losing the text, and remembered', async () => {
	const open = await withAnalyzer()
	const { data: page, init } = await action(open({ text: '我', toggle: 'pinyin' }))
	expect(page).toMatchObject({ text: '我', preferences: { pinyin: false, hsk: true } })
	expect(new Headers(init?.headers).get('set-cookie')).toMatch(/^hanlu\.analyzer=hsk\.translation;/)
	const again = await loader(open(undefined, '/tools/analyzer', 'hanlu.analyzer=hsk.translation'))
	expect(again.preferences).toMatchObject({ pinyin: false, translation: true })
})

test('an empty text is not an error', async () => {
	const open = await withAnalyzer()
	const { data: page } = await action(open({ text: ' ' }))
	expect(page).toMatchObject({ shown: undefined, problem: undefined })
})

test('translation is offered where a translator is configured', async () => {
	const ai = { run: async () => ({}) } as unknown as Ai
	const open = await withAnalyzer({ TRANSLATION_PROVIDER: 'workers-ai', AI: ai })
	expect((await loader(open())).hasTranslator).toBe(true)
})
