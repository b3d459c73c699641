import { expect, test } from 'vitest'
import { textDisplayAtFirst } from '#app/domain/display/text-display.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { renderLesson } from '#app/domain/lesson-text/rendered-lesson.ts'
import { show } from '#tests/support/ruby-notation.ts'

const shape = { revision: 'first', dialogMode: false, showParagraphNumbers: false }
const content: LessonContent = [
	{
		zh: [
			{ word: '你好', pinyin: 'nǐ hǎo' },
			{ word: '。', pinyin: undefined },
		],
		en: 'Hello.',
		blank: 'normal',
	},
]

test('a lesson is rendered with its text, words and blanks', async () => {
	const lesson = await renderLesson({ content, words: [], exercises: [] }, shape)
	const { html, answers, entries, overviewFor } = lesson.levelledFor('2.0')
	expect(show(html)).toBe('你好[nǐhǎo]。Hello.')
	expect(lesson).toMatchObject({ revision: 'first', isEmpty: false })
	expect(answers).toEqual([])
	expect(entries).toEqual([])
	expect(overviewFor('HSK1').overview['non-hsk']).toEqual(['你好'])
})

test('the text hash changes with the text', async () => {
	const hashOf = async (zh: string) => {
		const changed: LessonContent = [{ zh: [{ word: zh }], en: '', blank: 'normal' }]
		return (await renderLesson({ content: changed, words: [], exercises: [] }, shape)).textHash
	}
	expect(await hashOf('你好')).not.toBe(await hashOf('再见'))
	expect(await hashOf('你好')).toBe(await hashOf('你好'))
})

test('a lesson without paragraphs is empty', async () => {
	const lesson = await renderLesson({ content: [], words: [], exercises: [] }, shape)
	expect(lesson.isEmpty).toBe(true)
	expect(lesson.levelledFor('2.0').html).toBe('')
})

test('each edition colours the words and names their levels in its own way, and is made once', async () => {
	const words = [
		{
			id: 1,
			word: '你好',
			pinyin: 'nǐ hǎo',
			poses: [],
			meaning: {},
			levels: [
				{ type: 'HSK' as const, level: 'HSK2' as const, edition: '2.0' as const },
				{ type: 'HSK' as const, level: 'HSK1' as const, edition: '3.0' as const },
			],
		},
	]
	const lesson = await renderLesson({ content, words, exercises: [] }, shape)
	expect(lesson.levelledFor('2.0').html).toContain('class="l2 w0"')
	expect(lesson.levelledFor('3.0').html).toContain('class="l1 w0"')
	expect(lesson.levelledFor('3.0').overviewFor('HSK1').overview.learning).toEqual(['你好'])
	expect(lesson.levelledFor('3.0').entries[0]?.levels).toEqual(['HSK 1', 'HSK 2 (2.0)'])
	expect(lesson.levelledFor('3.0')).toBe(lesson.levelledFor('3.0'))
})

test('the parts of words that the vocabulary lacks are not among a lesson’s words', async () => {
	const part = { id: 1, word: '好', pinyin: 'hǎo', poses: [], meaning: {}, levels: [] }
	const lesson = await renderLesson({ content, words: [part], exercises: [] }, shape)
	expect(lesson.levelledFor('2.0').entries).toEqual([])
})

test('a reader’s own words are found in the text and counted in its overview', async () => {
	const word = { id: 1, word: '你好', pinyin: 'nǐ hǎo', poses: [], meaning: {}, levels: [] }
	const lesson = await renderLesson({ content, words: [word], exercises: [] }, shape)
	const { ownWordsOf, overviewFor } = lesson.levelledFor('2.0')
	const said = { said: 'known' as const, stability: null }
	const own = ownWordsOf([{ word: '你好', pinyin: 'nǐ hǎo', ...said }], 1)
	expect(own).toEqual([{ place: 0, rank: undefined, ...said }])
	expect(overviewFor('HSK1', own).overview).toMatchObject({ mastered: ['你好'], 'non-hsk': [] })
	expect(overviewFor('HSK1').overview).toMatchObject({ mastered: [], 'non-hsk': ['你好'] })
})

test('chosen words come in the order of the text, each with its meaning there', async () => {
	const row = { traditional: null, levels: [], measureWords: null, hasMore: false }
	const flower = {
		noun: { definition: 'flower' },
		verb: { definition: 'to spend' },
	}
	const words = [
		{ ...row, id: 7, word: '钱', pinyin: 'qián', poses: ['noun' as const], meaning: flower },
		{
			...row,
			id: 8,
			word: '花',
			pinyin: 'huā',
			poses: ['noun' as const, 'verb' as const],
			meaning: flower,
		},
		{ ...row, id: 9, word: '我', pinyin: 'wǒ', poses: ['pronoun' as const], meaning: {} },
	]
	const spend = [
		{
			zh: [
				{ word: '我', pinyin: 'wǒ' },
				{ word: '花', pinyin: 'huā' },
				{ word: '钱', pinyin: 'qián' },
				{ word: '花', pinyin: 'huā' },
			],
			en: 'I spend money.',
			blank: 'normal' as const,
		},
	]
	const lesson = await renderLesson({ content: spend, words, exercises: [] }, shape)
	expect(lesson.levelledFor('2.0').glossed(new Set([7, 8]))).toEqual([
		{ word: '花', pinyin: 'huā', meaning: 'to spend', place: 1 },
		{ word: '钱', pinyin: 'qián', meaning: 'flower', place: 0 },
	])
})

test('a new word that is a measure word or a particle is called one', async () => {
	const row = { levels: [], word: '位', pinyin: 'wèi', poses: ['measure word' as const] }
	const meaning = { 'measure word': { definition: 'for people (polite)' } }
	const zh = [{ word: '位', pinyin: 'wèi' }]
	const lesson = await renderLesson(
		{
			content: [{ zh, en: '', blank: 'normal' }],
			words: [{ ...row, id: 7, meaning }],
			exercises: [],
		},
		shape,
	)
	const [word] = lesson.levelledFor('2.0').glossed(new Set([7]))
	expect(word?.meaning).toBe('measure word for people (polite)')
})

test('words of the notes are looked up and painted like those of the text', async () => {
	const word = { id: 1, word: '再见', pinyin: 'zài jiàn', poses: [], meaning: {}, levels: [] }
	const zh = [{ word: '再见', pinyin: 'zài jiàn' }]
	const notes = [{ type: 'example' as const, zh, en: 'Bye' }]
	const lesson = await renderLesson({ content, notes, words: [word], exercises: [] }, shape)
	const { entries, notesHtml, asideHtml, ownWordsOf, overviewFor } = lesson.levelledFor('2.0')
	expect(entries.map((entry) => entry.word)).toEqual(['再见'])
	expect(notesHtml).toContain('<ruby class=w0>再见')
	expect(asideHtml(zh)).toContain('<ruby class=w0>再见')
	const said = { said: 'known' as const, stability: null }
	expect(ownWordsOf([{ word: '再见', pinyin: 'zài jiàn', ...said }], 1)).toHaveLength(1)
	expect(Object.values(overviewFor('HSK1').overview).flat()).not.toContain('再见')
})

test('a reader of traditional characters and zhuyin has a text of their own, its title and answers too', async () => {
	const row = { poses: [], meaning: {}, levels: [] }
	const words = [
		{ ...row, id: 1, word: '头发', pinyin: 'tóu fa', traditional: '頭髮' },
		{ ...row, id: 2, word: '发', pinyin: 'fā', traditional: '發' },
	]
	const zh = [{ word: '头发', pinyin: 'tóu fa', isHide: true, hideIndex: 1 }, { word: '。' }]
	const content: LessonContent = [{ zh, en: '', blank: 'normal' }]
	const lesson = await renderLesson({ content, words, exercises: [] }, shape)
	const display = { ...textDisplayAtFirst, script: 'traditional', notation: 'zhuyin' } as const
	const drawn = lesson.levelledFor('2.0', display)
	expect(show(drawn.html)).toBe('(頭髮[ㄊㄡˊ ˙ㄈㄚ])。')
	expect(drawn.drawnTitle('头发')).toBe('頭髮')
	expect(drawn.answers).toMatchObject([{ zh: '头发', drawn: '頭髮' }])
	expect(show(lesson.levelledFor('2.0').html)).toBe('(头发[tóufa])。')
	expect(lesson.levelledFor('2.0').drawnTitle('头发')).toBeUndefined()
})
