/**
 * A text word by word in English, for readers without a translation.
 *
 *   我 | 喜欢 | 学习 | 汉语 | 。  →  I · like · learn · Chinese language.
 *
 * A word's gloss is the first short thing the dictionary says of it, without its remarks: 学习 "to
 * learn; to study" is "learn", 朋友 "friend (measure words: 个 gè, 位 wèi)" is "friend". What
 * dictionaries explain rather than translate has glosses of its own, and so has what they
 * translate by what it seldom means. A number that no dictionary holds is glossed in figures,
 * another word by its reading.
 */
import { hasHanzi } from '#app/domain/hanzi.ts'
import type { Token } from '#app/domain/lesson-text/content.ts'
import { joinSyllables } from '#app/domain/pinyin/join.ts'
import { digitsOf } from './digits.ts'
import { particleGlosses } from './particle-glosses.ts'
import { usualMeanings } from './usual-meanings.ts'

/** A word's short meaning as it is read here, where the vocabulary holds it. */
type MeaningOfWord = (word: string, pinyin: string | undefined) => string | undefined

const longestGloss = 30

/** A paragraph's words in order. Spaces and signs without a sense are left out. */
export function glossLine(tokens: readonly Token[], meaningOf: MeaningOfWord): string {
	let line = ''
	let isOpen = true
	for (const { word, pinyin } of tokens) {
		const sign = signs.get(word)
		if (sign !== undefined) {
			const opens = openingSigns.has(sign)
			line += opens && line !== '' && !isOpen ? ` ${sign}` : sign
			isOpen = opens
			continue
		}
		const gloss = glossOf(word, pinyin, meaningOf)
		if (gloss === '') continue
		const afterSign = /[,.!?;:…–”’)]$/.test(line) ? ' ' : ' · '
		line += (isOpen ? '' : afterSign) + gloss
		isOpen = false
	}
	return line
}

function glossOf(word: string, pinyin: string | undefined, meaningOf: MeaningOfWord): string {
	if (!hasHanzi(word)) return word.trim()
	const particle = particleGlosses.get(`${word} ${pinyin}`)
	if (particle) return particle
	return meaningOf(word, pinyin) || digitsOf(word) || (pinyin ? joinSyllables(pinyin) : word)
}

type Entry = { word: string; pinyin: string; definition: string | null }

/** What a word usually means; undefined where its entry says nothing. */
export function shortMeaningOf({ word, pinyin, definition }: Entry): string | undefined {
	const usual = usualMeanings.get(`${word} ${pinyin}`)
	return usual ?? (definition === null ? undefined : shortMeaning(definition))
}

/** The first sense that is short; of one that has none, its beginning. */
export function shortMeaning(definition: string): string {
	const senses = splitAtSemicolons(definition).map(bare)
	const short = senses.find((sense) => sense !== '' && sense.length <= longestGloss)
	if (short) return short
	const [first] = senses.filter((sense) => sense !== '')
	return shortened(first ?? definition.replace(/[()]/g, ''))
}

/** "(bound form) to gather, to meet (sb)" is "gather". */
function bare(sense: string): string {
	const plain = sense
		.replace(/\((?:[^()]|\([^()]*\))*\)/g, ' ')
		.replace(/[,:].*$/s, '')
		.replace(/\s+/g, ' ')
		.trim()
	if (explains.test(plain)) return ''
	return plain.replace(/^to (?=\S)/, '').replace(/^classifier for /, '')
}

/** What says how a word is used and not what it means. */
const explains =
	/^(?:used |see |surname |(?:old |erhua )?variant of |abbr\. |particle |(?:modal|structural|aspect|sentence-final) |prefix |suffix |one of )/

function shortened(text: string): string {
	if (text.length <= longestGloss) return text
	const cut = text.slice(0, longestGloss)
	return `${cut.slice(0, cut.lastIndexOf(' ')) || cut}…`
}

/** A semicolon inside brackets belongs to a remark. */
function splitAtSemicolons(definition: string): string[] {
	return definition.split(/;(?![^(]*\))/)
}

const signs: ReadonlyMap<string, string> = new Map([
	['，', ','],
	['、', ','],
	['。', '.'],
	['！', '!'],
	['？', '?'],
	['；', ';'],
	['：', ':'],
	['…', '…'],
	['……', '…'],
	['“', '“'],
	['”', '”'],
	['‘', '‘'],
	['’', '’'],
	['（', '('],
	['）', ')'],
	['《', '“'],
	['》', '”'],
	['「', '“'],
	['」', '”'],
	['—', ' –'],
	['——', ' –'],
	[',', ','],
	['.', '.'],
	['!', '!'],
	['?', '?'],
	[';', ';'],
	[':', ':'],
])

const openingSigns = new Set(['“', '‘', '('])
