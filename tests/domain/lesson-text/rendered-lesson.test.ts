import { expect, test } from 'vitest'
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
	expect(show(lesson.html)).toBe('你好[nǐhǎo]。Hello.')
	expect(lesson).toMatchObject({ revision: 'first', isEmpty: false, answers: [], entries: [] })
	expect(lesson.overviewFor('HSK1')['non-hsk']).toEqual(['你好'])
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
	expect(lesson).toMatchObject({ isEmpty: true, html: '' })
})
