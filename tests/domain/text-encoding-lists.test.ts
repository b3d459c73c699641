/** Lists of rare words in the encodings of old programs: tests/fixtures/cases/28-legacy-word-lists. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readWords } from '#app/domain/my-words/files/read-words.ts'
import { decodeText } from '#app/domain/text-encoding.ts'
import { readSources } from '#app/seed/dictionary/sources.ts'
import { encodeAs } from '#tests/support/gbk.ts'

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

const encoded = (encoding: 'gbk' | 'big5', text: string) =>
	Uint8Array.from(encodeAs(encoding, text))

const rare =
	'癌症 曖昧 熬夜 奧祕 疤痕 拔苗 霸凌 掰腕 頒布 磅秤 綁架 包庇 包袱 暴躁 爆竹 悲慘 貝殼 奔馳 崩潰 鼻涕 鄙視 閉塞 弊病 鞭策 編織 貶義'

test.each([
	['gbk', utf8],
	['gbk', rare.replaceAll(' ', '\n')],
	['big5', rare.replaceAll(' ', '\n')],
	[
		'big5',
		rare
			.split(' ')
			.map((word) => `${word},meaning`)
			.join('\n'),
	],
] as const)('rare words in %s', (encoding, text) => {
	expect(decodeText(encoded(encoding, text))).toBe(text)
})

/** 咊 for 和 is not. */
function isInBig5(word: string): boolean {
	try {
		return encodeAs('big5', word).length > 0
	} catch {
		return false
	}
}

const { cedict, hskWords } = readSources()
const rows = [...cedict.matchAll(/^(\S+) (\S+) \[/gm)].reverse()
const traditional = new Map(rows.map(([, form = '', word = '']) => [word, form]))
const words = hskWords.flat().filter((word) => traditional.has(word))
const lists = {
	gbk: words,
	big5: words.map((word) => traditional.get(word) ?? '').filter(isInBig5),
}

/** Of a hundred lists of so many words of HSK 1 to 6, those that are read as another text. */
function misread(encoding: 'gbk' | 'big5', length: number): number {
	const all = lists[encoding].filter((word) => /^\p{Script=Han}+$/u.test(word))
	const count = Math.ceil(all.length / length)
	// Each list has words of all levels.
	const texts = Array.from({ length: count }, (_, at) =>
		all.filter((_, index) => index % count === at).join('\n'),
	)
	const wrong = texts.filter((text) => decodeText(encoded(encoding, text)) !== text)
	return (wrong.length / count) * 100
}

test.each([
	['gbk', 2, 0.5],
	['gbk', 3, 0.1],
	['gbk', 5, 0],
	['big5', 2, 2],
	['big5', 3, 0.5],
	['big5', 5, 0],
] as const)(
	'in %s, of lists of %i common words hardly any is misread',
	(encoding, length, most) => {
		expect(misread(encoding, length)).toBeLessThanOrEqual(most)
	},
)
