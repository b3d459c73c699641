import { expect, test } from 'vitest'
import { findUnglossed, type ShownText } from '#app/domain/vocabulary/unglossed-words.ts'

const rows = [
	{ word: '长', pinyin: 'cháng' },
	{ word: '长', pinyin: 'zhǎng' },
	{ word: '朋友', pinyin: 'péng you' },
	{ word: '马', pinyin: 'mǎ' },
	{ word: '棚', pinyin: 'péng' },
	{ word: '王', pinyin: 'wáng' },
	{ word: '鼓楼', pinyin: 'gǔ lóu' },
]

function shown(slug: string, part: ShownText['part'], text: string): ShownText {
	const words = text.split(' | ').map((piece) => {
		const [, word = piece, pinyin] = /^(.*)\[(.*)\]$/.exec(piece) ?? []
		return { word, ...(pinyin && { pinyin }) }
	})
	return { slug, part, words }
}

/** 长 zhǎng, of those without one of the glosses. */
function unglossed(text: string, ...glosses: string[]): string[] {
	const keyOf = ({ word, pinyin }: { word: string; pinyin: string }) => `${word} ${pinyin}`
	const texts = [shown('one', 'text', text)]
	return findUnglossed(texts, rows, (row) => glosses.includes(keyOf(row))).map(keyOf)
}

test('a word is found when its gloss is taken out', () => {
	expect(unglossed('长[cháng]', '长 cháng')).toEqual([])
	expect(unglossed('长[cháng]')).toEqual(['长 cháng'])
})

test('each reading needs its own gloss', () => {
	expect(unglossed('长[zhǎng] | ， | 长[cháng]', '长 cháng')).toEqual(['长 zhǎng'])
})

test('the parts of a word that the language makes need one', () => {
	expect(unglossed('朋友们[péng you men]')).toEqual(['朋友 péng you'])
	expect(unglossed('马棚[mǎ péng]', '马 mǎ')).toEqual(['棚 péng'])
})

test('numbers, Latin and names of people need none, but what is known by a name does', () => {
	expect(unglossed('二十四[èr shí sì] | OK | 贝贝[Bèi bei] | 王[Wáng]')).toEqual([])
	expect(unglossed('鼓楼[Gǔ lóu]')).toEqual(['鼓楼 gǔ lóu'])
})

test('a word is counted in all texts, and named where it stands first', () => {
	const first = shown('one', 'notes', '长[cháng]')
	const found = findUnglossed(
		[first, shown('two', 'text', '长[cháng] | 长[cháng]')],
		rows,
		() => false,
	)
	expect(found).toEqual([
		{ word: '长', pinyin: 'cháng', count: 3, first, slugs: new Set(['one', 'two']) },
	])
})
