/**
 * Finds the reading of each word in a text.
 *
 * - A word with one reading in the dictionary gets it: 银行 yín háng, 睡觉 shuì jiào, 觉得 jué de.
 * - For a word with several, the context decides: 他长大了 zhǎng, 头发很长 cháng; 我还书 huán, 还有 hái.
 *   A few neighbours settle it (certain-readings.ts, locatives.ts, light-between.ts), else the trained weights do.
 *   The dictionary comes first because the context model is less reliable.
 * - A word without an entry is read by its parts: 高高兴兴 by 高兴, 修不好 by 修, 不 and 好. 王小明 is
 *   read as a name.
 * - Only words made of hanzi have pinyin; 3月, HSK and ！ have none.
 */
import { isHanzi } from '#app/domain/hanzi.ts'
import { certainReading } from './certain-readings.ts'
import { isChild, readChild } from './child.ts'
import { chooseReading, type Sentence, sentenceOf } from './in-context.ts'
import { type ClassOf, classOfPos, type Lexicon, type ReadingsOf } from './lexicon.ts'
import { readBetween } from './light-between.ts'
import { lightLocative } from './locatives.ts'
import { isNameReading } from './name-reading.ts'
import {
	isFamiliarName,
	isForeignName,
	isSurname,
	isSurnameAgain,
	readingOfSound,
	readingOfSurname,
	splitName,
} from './surnames.ts'
import { addTone, takeTone } from './tone.ts'

const noSurnames: ReadonlySet<string> = new Set()

/**
 * One reading for each word, with tone marks and spaces between syllables; undefined if unknown. `surnames`
 * are those of the people of the text.
 */
export function readWords(
	words: readonly string[],
	lexicon: Lexicon,
	surnames = noSurnames,
): (string | undefined)[] {
	const { readingsOf } = lexicon
	const parts: string[] = []
	const ends: number[] = []
	for (const word of words) {
		if (readingsOf(word).length > 0 || !isHanzi(word)) parts.push(word)
		else parts.push(...takeApart(word, readingsOf))
		ends.push(parts.length)
	}
	const sentence = sentenceOf(parts)
	return words.map((word, at) => {
		if (word.length === 1 && isHanzi(word)) {
			const own = readingsOf(word)
			const isName = own.some(isNameReading) || readingOfSurname(word) !== undefined
			const [before, after] = [words[at - 1], words[at + 1]]
			const isNamed =
				isSurname(word, before, after, isName) || isSurnameAgain(word, before, after, surnames)
			if (isNamed) return readSurname(word, own)
		}
		const certain =
			certainReading(words, at, lexicon.classOf) ??
			lightLocative(words, at, lexicon.classOf) ??
			readChild(words, at)
		if (certain !== undefined) return certain
		const start = ends[at - 1] ?? 0
		const end = ends[at] ?? start
		if (end - start === 1 && parts[start] === word) return readPart(sentence, start, lexicon)
		const own = parts.slice(start, end)
		const readings = own.map((_, index) => readPart(sentence, start + index, lexicon))
		const isByDot = words[at - 1] === middleDot || words[at + 1] === middleDot
		return readUnknown(word, own, readings, lexicon.classOf, isByDot)
	})
}

function readPart(sentence: Sentence, index: number, lexicon: Lexicon): string | undefined {
	const light = readBetween(sentence.words, index)
	if (light !== undefined) return light
	const readings = lexicon.readingsOf(sentence.words[index] ?? '')
	if (readings.length < 2) return readings[0]
	return readings[chooseReading(lexicon, sentence, index, readings)]
}

/** 高高兴兴 → 高兴; 修不好 → 修, 不, 好. Takes the longest known word each time. */
function takeApart(word: string, readingsOf: ReadingsOf): string[] {
	const once = withoutDoubles(word)
	if (once !== word && readingsOf(once).length > 0) return [once]
	const hanzi = [...word]
	const parts: string[] = []
	for (let at = 0; at < hanzi.length; ) {
		let end = Math.min(hanzi.length, at + longestPart)
		while (end > at + 1 && readingsOf(hanzi.slice(at, end).join('')).length === 0) end -= 1
		parts.push(hanzi.slice(at, end).join(''))
		at = end
	}
	return parts
}

const longestPart = 6

function withoutDoubles(word: string): string {
	return [...word].filter((hanzi, at, all) => hanzi !== all[at - 1]).join('')
}

/** Combines the readings of a word's parts. */
function readUnknown(
	word: string,
	parts: readonly string[],
	readings: readonly (string | undefined)[],
	classOf: ClassOf,
	isByDot: boolean,
): string | undefined {
	if (readings.includes(undefined)) return undefined
	const syllables = readings.flatMap((reading) => reading?.split(' ') ?? [])
	if (isChild(word)) return [...syllables.slice(0, -1), 'ér'].join(' ')
	if (parts.join('') !== word) {
		const isDoubledVerb = syllables.length === 1 && verbs.has(classOf(parts[0] ?? ''))
		return isDoubledVerb ? doubledVerb(syllables[0] ?? '') : repeatDoubled(word, syllables)
	}
	const name = splitName(word)
	if (name && parts[0] === name.surname) return readName(name.surname, syllables)
	const areSingle = parts.length === [...word].length
	if (areSingle && isFamiliarName(word)) return syllables.map(capitalize).join(' ')
	if (word.length === 3 && isFamiliarName(word)) return readNickname(syllables)
	const result = resultOf(word)
	if (result !== undefined) return [...syllables.slice(0, -1), result].join(' ')
	if (isForeignName(word, isByDot)) return readForeignName(word, syllables)
	const light = lightLocative(parts, parts.length - 1, classOf)
	if (light) return [...syllables.slice(0, -1), light].join(' ')
	return withErhua(word, isDoubledQuality(word, classOf) ? raiseLast(syllables) : syllables)
}

const middleDot = '·'

const verbs = new Set([classOfPos('verb'), classOfPos('auxiliary verb')])

/** A verb said twice ends neutral: 试试 shì shi like 看看 kàn kan. 芳芳 keeps its tones. */
function doubledVerb(syllable: string): string {
	return `${syllable} ${takeTone(syllable).letters}`
}

/** gāo xìng → gāo gāo xìng xìng (高高兴兴). */
function repeatDoubled(word: string, syllables: readonly string[]): string {
	let at = -1
	let last = ''
	return [...word]
		.map((hanzi) => {
			if (hanzi !== last) at += 1
			last = hanzi
			return syllables[at] ?? ''
		})
		.join(' ')
}

/** 王老师 is Wáng lǎo shī with a capital, although 王 also means king. */
function readSurname(surname: string, readings: readonly string[]): string | undefined {
	const own = readingOfSurname(surname) ?? readings.find(isNameReading)
	return own ?? (readings[0] && capitalize(readings[0]))
}

/** Wáng Xiǎo míng: surname and given name each begin with a capital. */
function readName(surname: string, syllables: readonly string[]): string {
	const length = [...surname].length
	const family = readingOfSurname(surname) ?? capitalize(syllables.slice(0, length).join(' '))
	return `${family} ${capitalize(syllables.slice(length).join(' '))}`
}

/** Xiǎo Lǐ zi. */
function readNickname(syllables: readonly string[]): string {
	return [...syllables.slice(0, 2).map(capitalize), 'zi'].join(' ')
}

/** The reading of what comes of an act: 搬不了 liǎo, 够不着 zháo. */
function resultOf(word: string): string | undefined {
	if (!/^.[不得][了着]$/u.test(word)) return undefined
	return word.endsWith('了') ? 'liǎo' : 'zháo'
}

/** 埃克塞特 Āi kè sài tè: a hanzi that stands for a sound has one reading. */
function readForeignName(word: string, syllables: readonly string[]): string {
	const hanzi = [...word]
	const isWhole = hanzi.length === syllables.length
	const sounds = syllables.map((own, at) => (isWhole && readingOfSound(hanzi[at] ?? '')) || own)
	return capitalize(sounds.join(' ').toLowerCase())
}

/** 玩儿 wán + ér becomes wánr: a word in 儿 without an entry has erhua, unless it is a child. */
function withErhua(word: string, syllables: readonly string[]): string {
	const isErhua = word.endsWith('儿') && /^(?:ér|er|r)$/.test(syllables.at(-1) ?? '')
	return isErhua ? `${syllables.slice(0, -1).join(' ')}r` : syllables.join(' ')
}

/** 慢慢儿 and 轻轻儿, of 慢 and 轻. */
function isDoubledQuality(word: string, classOf: ClassOf): boolean {
	const [, base = ''] = /^(.)\1儿$/u.exec(word) ?? []
	return classOf(base) === quality
}

const quality = classOfPos('adjective')

/** 慢慢儿 is màn mānr: with 儿 the second of two is high. */
function raiseLast(syllables: readonly string[]): string[] {
	const raised = addTone(takeTone(syllables.at(-2) ?? '').letters, 1)
	return [...syllables.slice(0, -2), raised, ...syllables.slice(-1)]
}

function capitalize(reading: string): string {
	const [first = '', ...others] = reading.normalize('NFC')
	return first.toUpperCase() + others.join('')
}
