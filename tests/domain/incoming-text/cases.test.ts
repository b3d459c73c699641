/** Texts as people have them: copied from a PDF, from web pages, with names and Latin letters. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hasHanzi } from '#app/domain/hanzi.ts'
import { incomingText } from '#app/domain/incoming-text/incoming-text.ts'
import { readWords } from '#app/domain/pinyin/reading.ts'
import { spellAsListed } from '#app/domain/segmentation/listed-spelling.ts'
import { segment } from '#app/domain/segmentation/segment.ts'
import { realDictionary } from '#tests/support/real-dictionary.ts'
import { realLexicon } from '#tests/support/real-lexicon.ts'

function linesOf(name: string) {
	const input = readFileSync(`tests/fixtures/cases/${name}/input.txt`, 'utf8')
	return incomingText(input)
		.trimEnd()
		.split('\n')
		.map((line) => {
			const words = segment(realDictionary, spellAsListed(realDictionary, line))
			return { words, readings: readWords(words, realLexicon) }
		})
}

/** Where the file that says what is expected names them, they are words. */
function namedIn(name: string, words: readonly string[]): string[] {
	const expected = readFileSync(`tests/fixtures/cases/${name}/expected.txt`, 'utf8')
	return words.filter((word) => expected.includes(word))
}

test('a text copied from a PDF is read as ordinary hanzi', () => {
	const lines = linesOf('compat-chars')
	const words = new Set(lines.flatMap((line) => line.words))
	const named = namedIn('compat-chars', ['中文', '日本人', '方便', '用户'])
	expect(named).toHaveLength(4)
	expect(['人', '水', '使用', '文件', ...named].filter((word) => !words.has(word))).toEqual([])
	const [first] = lines
	expect(first?.words.filter((word, at) => hasHanzi(word) && !first.readings[at])).toEqual([])
})

test('words are whole and have their readings whatever stands unseen in them', () => {
	const lines = linesOf('invisible-characters')
	const [plain] = lines
	expect(plain?.words).toEqual(['我', '学习', '汉语', '。'])
	for (const line of lines.slice(1, 4)) expect(line).toEqual(plain)
	expect(lines.at(-1)?.words).toEqual(['学习', '汉语'])
	expect(lines.at(-2)?.words).toContain('学习')
})

test('names and words with Latin letters stay whole', () => {
	const lines = linesOf('names-latin')
	const words = new Set(lines.flatMap((line) => line.words))
	const named = namedIn('names-latin', ['T恤', '卡拉OK', 'X光', 'U盘', '3C', 'AA制', '阿Q正传'])
	expect(named).toHaveLength(7)
	expect([...named, '理查德'].filter((word) => !words.has(word))).toEqual([])
	for (const line of lines) {
		expect(line.words.filter((word, at) => !hasHanzi(word) && line.readings[at])).toEqual([])
	}
})
