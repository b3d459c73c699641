import { expect, test } from 'vitest'
import { fromContent } from '#app/domain/lesson-text/editing/edited-text.ts'
import { groupWords } from '#app/domain/lesson-text/editing/word-groups.ts'

/** The words of each group / its pieces. */
function show(words: string[]): string {
	const tokens = words.map((word) => ({ word }))
	const [paragraph] = fromContent([{ zh: tokens, en: 'Hi', blank: 'normal' }]).paragraphs
	return groupWords(paragraph?.zh ?? '', paragraph?.words ?? [])
		.map(({ words, pieces }) =>
			[words.map(({ token }) => token.word), pieces.map(({ word }) => word)]
				.map((texts) => texts.join('+'))
				.join(' / '),
		)
		.join(' | ')
}

test('usually a word is one piece', () => {
	expect(show(['我', '叫', '李明', '。'])).toBe('我 / 我 | 叫 / 叫 | 李明 / 李明 | 。 / 。')
})

test('a word of letters and hanzi has several pieces', () => {
	expect(show(['穿', 'T恤', '很', '好'])).toBe('穿 / 穿 | T恤 / T+恤 | 很 / 很 | 好 / 好')
})

test('adjacent Latin words are one piece', () => {
	expect(show(['唱', 'OK', 'LA', '吧'])).toBe('唱 / 唱 | OK+LA / OKLA | 吧 / 吧')
})

test('overlapping words and pieces form one group', () => {
	expect(show(['AA', 'B制', '好'])).toBe('AA+B制 / AAB+制 | 好 / 好')
})

test('an invisible word joins the group before it', () => {
	expect(show(['我', '\n', '', '好'])).toBe('我+\n+ / 我 | 好 / 好')
})

test('a separator inside a word splits its pieces only', () => {
	expect(show(['我␟爱', '你'])).toBe('我␟爱 / 我+爱 | 你 / 你')
})
