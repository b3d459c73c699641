/**
 * The example sentences of cards, written for Hanlu, one line for each word and reading:
 *
 * 茶	chá	你␟想␟喝␟茶␟还是␟喝␟咖啡？	Would you like tea or coffee?
 *
 * A line has the word, its reading, a Chinese sentence cut into words as in the lessons' texts, and
 * its English.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSegmentedText } from '#app/domain/lesson-text/segmented-text.ts'
import { isSameReading } from '#app/domain/pinyin/compare.ts'
import type { Lexicon } from '#app/domain/pinyin/lexicon.ts'
import { readWords } from '#app/domain/pinyin/reading.ts'
import { sentencePinyin } from '#app/domain/pinyin/sentence.ts'
import type { Example } from '#app/domain/vocabulary/example.ts'

export type WrittenExample = { word: string; pinyin: string; words: string[]; en: string }

/** In characters; a phone shows each on three lines at most. */
const longestChinese = 40
const longestEnglish = 140

const file = fileURLToPath(new URL('examples.tsv', import.meta.url))

export function readExamples(): WrittenExample[] {
	return parseExamples(readFileSync(file, 'utf8'))
}

/** @throws Error naming the line that is not an example */
export function parseExamples(text: string): WrittenExample[] {
	const known = new Set<string>()
	return text
		.split('\n')
		.filter((line) => line !== '')
		.map((line, index) => {
			const example = parseLine(line)
			const name = `${example?.word} ${example?.pinyin}`
			if (!example || known.has(name)) {
				throw new Error(`Line ${index + 1} is not an example: ${line}`)
			}
			known.add(name)
			return example
		})
}

function parseLine(line: string): WrittenExample | undefined {
	const [word, pinyin, zh, en, ...others] = line.split('\t')
	if (!word || !pinyin || !zh || !en || others.length > 0) return undefined
	const words = parseSegmentedText(zh).map((token) => token.word)
	const isLong = words.join('').length > longestChinese || en.length > longestEnglish
	const isTidy = [zh, en].every((text) => text === text.trim() && text === text.normalize('NFC'))
	if (isLong || !isTidy || !words.includes(word)) return undefined
	return { word, pinyin, words, en }
}

/** With the readings of its words. Of two 长 it shows the one that is read like the word. */
export function withReadings(
	{ word, pinyin, words, en }: WrittenExample,
	lexicon: Lexicon,
): Example {
	const readings = readWords(words, lexicon)
	const isMeant = (own: string, index: number) =>
		own === word && isSameReading(readings[index] ?? '', pinyin)
	const read = words.findIndex(isMeant)
	const place = read === -1 ? words.indexOf(word) : read
	readings[place] = pinyin
	return {
		zh: words.join(''),
		at: words.slice(0, place).join('').length,
		pinyin: sentencePinyin(words, readings),
		en,
	}
}
