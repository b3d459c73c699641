import { expect, test } from 'vitest'
import type { Article } from '#app/contracts/articles.ts'
import { sha256 } from '#app/domain/sha256.ts'
import { toArticlePage } from '#app/features/articles/reading-page.server.ts'
import { show } from '#tests/support/ruby-notation.ts'
import { marta } from '#tests/support/users.ts'

const token = (start: number, word: string, pinyin: string, hsk_level: string | null) => ({
	start,
	end: start + word.length,
	word,
	paragraph_index: 0,
	vocab: { word, pinyin, english: '', hsk_level, pos: null },
})

const article: Article = {
	id: 'the-slow-train',
	enTitle: 'The Slow Train',
	title: '去西安',
	level: 'elementary',
	coverImage: null,
	title_tokens: [{ word: '去', pinyin: 'qù' }, { word: '西安', pinyin: 'Xī ān' }, { word: '！' }],
	paragraphs: [
		{ zh: '火车到西安。', en: 'The train arrives in Xi’an.', blank: 'large' },
		{ zh: '走<b>！', en: '' },
	],
	hsk_tokens: [
		token(0, '火车', 'huǒ chē', 'HSK 1'),
		token(2, '到', 'dào', 'HSK 7+'),
		token(3, '西安', 'Xī ān', null),
	],
	vocab_list: [],
	answers: [],
	part_forms: [],
	audio_path: null,
	next_article: null,
}

const reader = { user: marta, ownWords: [] }

test('the text is rendered with its readings, levels, spacing and translation', async () => {
	const { paragraphs } = await toArticlePage(article, reader)
	expect(paragraphs.map(show)).toEqual([
		"火车[huǒchē] 到[dào] 西安[Xī'ān]。The train arrives in Xi’an.",
		'走<b>！',
	])
	expect(paragraphs[0]).toContain('<p id=p1 class=large>')
	expect(paragraphs[0]).toContain('<ruby class=l1>火车')
	expect(paragraphs[0]).toContain('<ruby class=l7>到')
	expect(paragraphs[0]).toContain('<ruby data-end>西安')
	expect(paragraphs[1]).toContain('&lt;b&gt;')
})

test('the title’s syllables are joined into words', async () => {
	const { titleWords } = await toArticlePage(article, reader)
	expect(titleWords).toEqual([
		{ hanzi: '去', reading: 'qù' },
		{ hanzi: '西安', reading: "Xī'ān" },
		{ hanzi: '！' },
	])
})

test('the page has the reader’s own level', async () => {
	expect((await toArticlePage(article, reader)).reader).toEqual({ id: 'marta', rank: 2 })
})

test('audio comes with its timings and the hash of its text', async () => {
	const audio_path = '/media/articles/the-slow-train/audio/7.mp3'
	expect((await toArticlePage({ ...article, audio_path }, reader)).audio).toEqual({
		src: audio_path,
		timings: '/media/articles/the-slow-train/audio/7.json',
		textHash: await sha256('火车到西安。\n走<b>！'),
		isEmbedded: false,
	})
	expect((await toArticlePage(article, reader)).audio).toBeUndefined()
})
