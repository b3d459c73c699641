import { expect, test } from 'vitest'
import { contentOf, fromContent } from '#app/domain/lesson-text/editing/edited-text.ts'
import {
	nextPlace,
	placesWhere,
	withPinyinEverywhere,
} from '#app/domain/lesson-text/editing/same-words.ts'
import { contentFrom, shownContent } from '#tests/support/content-notation.ts'

const lines = ['长 | 得 | 长 | 。 / It grows long.', '长城 | 很 | 长 | ！ / The wall is long.']
const edited = fromContent(contentFrom(...lines))
const isLong = ({ token }: { token: { word: string } }) => token.word === '长'

test('a word is found wherever it is a word of its own', () => {
	expect(placesWhere(edited, isLong)).toEqual([
		{ paragraph: 0, word: 0 },
		{ paragraph: 0, word: 2 },
		{ paragraph: 1, word: 2 },
	])
})

test('the next one stands behind the caret, and after the last comes the first', () => {
	const at = (text: string) => edited.text.indexOf(text)
	expect(nextPlace(edited, isLong, 0)).toEqual({ paragraph: 0, word: 0 })
	expect(nextPlace(edited, isLong, at('得'))).toEqual({ paragraph: 0, word: 2 })
	expect(nextPlace(edited, isLong, at('长城'))).toEqual({ paragraph: 1, word: 2 })
	expect(nextPlace(edited, isLong, edited.text.length)).toEqual({ paragraph: 0, word: 0 })
	expect(nextPlace(edited, () => false, 0)).toBeUndefined()
})

test('pinyin is set on a word everywhere, and on no longer word', () => {
	const set = withPinyinEverywhere(edited, '长', 'zhang3')
	expect(shownContent(contentOf(set))).toEqual([
		'长[zhǎng] | 得 | 长[zhǎng] | 。 / It grows long.',
		'长城 | 很 | 长[zhǎng] | ！ / The wall is long.',
	])
	expect(contentOf(withPinyinEverywhere(set, '长', ''))).toEqual(contentOf(edited))
	expect(withPinyinEverywhere(edited, '短', 'duan3')).toBe(edited)
})
