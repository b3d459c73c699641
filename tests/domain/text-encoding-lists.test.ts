/** Lists of rare words in the encodings of old programs: tests/fixtures/cases/28-legacy-word-lists. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readWords } from '#app/domain/my-words/files/read-words.ts'
import { decodeText } from '#app/domain/text-encoding.ts'

const decoded = (name: string) =>
	decodeText(new Uint8Array(readFileSync(`tests/fixtures/cases/28-legacy-word-lists/${name}`))) ??
	''

function wordsOf(text: string) {
	const read = readWords(text, {})
	return read.ok ? read.value.words.map(({ word }) => word) : []
}

const utf8 = decoded('utf8.csv')

test.each(['hsk6-gbk.csv', 'hsk6-gbk-table.csv'])(
	'%s has the words of the same list in UTF-8',
	(name) => {
		expect(wordsOf(utf8)).toHaveLength(40)
		expect(wordsOf(decoded(name))).toEqual(wordsOf(utf8))
	},
)

test.each([
	['menu-gbk.txt', ['饺子', '蘑菇', '菠菜']],
	['names-gbk.txt', ['欧阳震华', '诸葛亮', '令狐冲']],
])('%s is read', (name, words) => {
	expect(wordsOf(decoded(name))).toEqual(expect.arrayContaining(words))
})

test('a poem is read', () => {
	expect(decoded('poem-gbk.txt')).toMatch(/^锄禾日当午，汗滴禾下土。/)
})

/** The bytes of a text in an encoding that can be read and not written here. */
function encoded(text: string, encoding: 'gb18030' | 'big5'): Uint8Array {
	const decoder = new TextDecoder(encoding)
	const bytesOf = new Map<string, [number, number]>()
	for (let lead = 0x81; lead < 0xff; lead += 1) {
		for (let trail = 0x40; trail < 0xff; trail += 1) {
			const letter = decoder.decode(Uint8Array.of(lead, trail))
			if (!bytesOf.has(letter)) bytesOf.set(letter, [lead, trail])
		}
	}
	const bytes = [...text].flatMap((letter) => bytesOf.get(letter) ?? [letter.charCodeAt(0)])
	return Uint8Array.from(bytes)
}

const rare =
	'癌症 曖昧 熬夜 奧祕 疤痕 拔苗 霸凌 掰腕 頒布 磅秤 綁架 包庇 包袱 暴躁 爆竹 悲慘 貝殼 奔馳 崩潰 鼻涕 鄙視 閉塞 弊病 鞭策 編織 貶義'

test.each([
	['gb18030', utf8],
	['gb18030', rare.replaceAll(' ', '\n')],
	['big5', rare.replaceAll(' ', '\n')],
	[
		'big5',
		rare
			.split(' ')
			.map((word) => `${word},meaning`)
			.join('\n'),
	],
] as const)('rare words in %s', (encoding, text) => {
	expect(decodeText(encoded(text, encoding))).toBe(text)
})
