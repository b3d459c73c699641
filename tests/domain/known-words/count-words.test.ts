import { expect, test } from 'vitest'
import { countWords } from '#app/domain/known-words/count-words.ts'
import type { WordLevel } from '#app/domain/vocabulary/word.ts'
import { contentFrom } from '#tests/support/content-notation.ts'

function row(id: number, word: string, pinyin: string, levels: WordLevel[] = []) {
	return { id, word, pinyin, levels }
}

const hsk2: WordLevel[] = [{ type: 'HSK', level: 'HSK2', edition: '2.0' }]

const rows = [
	row(1, '走', 'zǒu', hsk2),
	row(2, '了', 'le'),
	row(3, '步', 'bù'),
	row(4, '长', 'cháng'),
	row(5, '长', 'zhǎng'),
	row(6, '王', 'wáng'),
	row(7, '高兴', 'gāo xìng', hsk2),
]

test('words of the vocabulary are counted, and punctuation is not', () => {
	const content = contentFrom('走[zǒu] | 了[le] | ， | 走[zǒu] | {步} | OK / He walked. OK')
	const { words, listed } = countWords(content, rows)
	expect([...words]).toEqual([
		[1, 2],
		[2, 1],
		[3, 1],
	])
	expect(listed).toBe(4)
})

test('a word counts for its reading in the text, and without one for the most frequent', () => {
	const { words } = countWords(contentFrom('长[zhǎng] | 长 | 长[zhàng] / '), rows)
	expect([...words]).toEqual([
		[5, 1],
		[4, 2],
	])
})

test('names are counted apart, also beside a word that is written the same', () => {
	const { listed, unlisted } = countWords(
		contentFrom('李明[Lǐ Míng] | 王[Wáng] | 李明[Lǐ Míng] | 王[wáng] / '),
		rows,
	)
	expect(unlisted.names).toBe(3)
	expect(listed).toBe(1)
})

test('words that the language makes are counted by their rank in each edition', () => {
	const { words, listed, unlisted } = countWords(
		contentFrom(
			'二十五[èr shí wǔ] | 高高兴兴[gāo gāo xìng xìng] | 二十五[èr shí wǔ] | 汉路[hàn lù] / ',
		),
		rows,
	)
	expect(words.size + listed).toBe(0)
	expect(unlisted.byEdition['2.0']).toEqual({
		words: [2, 1, 0, 0, 0, 0, 0, 1],
		distinct: [1, 1, 0, 0, 0, 0, 0, 1],
	})
	expect(unlisted.byEdition['3.0']).toEqual({
		words: [2, 0, 0, 0, 0, 0, 0, 2],
		distinct: [1, 0, 0, 0, 0, 0, 0, 2],
	})
})

test('a text without Chinese has no words', () => {
	const counted = countWords(contentFrom('OK / OK'), rows)
	expect(counted.listed + counted.unlisted.names).toBe(0)
})
