/**
 * Glosses: a text word by word in English, for readers without a translation.
 *
 *   我 | 喜欢 | 学习 | 汉语 | 。  →  I · like · learn · Chinese language.
 *
 * A word's gloss is the first short sense of its definition, without remarks: 学习 "to learn; to
 * study" gives "learn", 朋友 "friend (measure words: 个 gè, 位 wèi)" gives "friend". Exceptions:
 * particles (particle-glosses.ts), words whose first sense is unusual (usual-meanings.ts), numbers,
 * which are written in digits, and words outside the vocabulary, which are shown as pinyin.
 */
import { hasHanzi } from '#app/domain/hanzi.ts'
import type { Token } from '#app/domain/lesson-text/content.ts'
import { joinSyllables } from '#app/domain/pinyin/join.ts'
import { digitsOf } from './digits.ts'
import { particleGlosses } from './particle-glosses.ts'
import { usualMeanings } from './usual-meanings.ts'

/** A word's short meaning by its reading; undefined if the vocabulary lacks it. */
type MeaningOfWord = (word: string, pinyin: string | undefined) => string | undefined

const longestGloss = 30

/** The gloss of a paragraph. Spaces and unknown punctuation are left out. */
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

type DefinedWord = { word: string; pinyin: string; definition: string | null }

/** A word's usual meaning; undefined if it has no definition. */
export function shortMeaningOf({ word, pinyin, definition }: DefinedWord): string | undefined {
	const usual = usualMeanings.get(`${word} ${pinyin}`)
	return usual ?? (definition === null ? undefined : shortMeaning(definition))
}

/** The first short sense, else the beginning of the first sense. */
export function shortMeaning(definition: string): string {
	const senses = splitAtSemicolons(definition).map(bare)
	const short = senses.find((sense) => sense !== '' && sense.length <= longestGloss)
	if (short) return short
	const [first] = senses.filter((sense) => sense !== '')
	return shortened(first ?? definition.replace(/[()]/g, ''))
}

/** Removes remarks: "(bound form) to gather, to meet (sb)" becomes "gather". */
function bare(sense: string): string {
	const plain = sense
		.replace(/\((?:[^()]|\([^()]*\))*\)/g, ' ')
		.replace(/[,:].*$/s, '')
		.replace(/\s+/g, ' ')
		.trim()
	if (explains.test(plain)) return ''
	return plain.replace(/^to (?=\S)/, '').replace(/^classifier for /, '')
}

/** Senses that describe usage rather than meaning. */
const explains =
	/^(?:used |see |surname |(?:old |erhua )?variant of |abbr\. |particle |(?:modal|structural|aspect|sentence-final) |prefix |suffix |one of )/

function shortened(text: string): string {
	if (text.length <= longestGloss) return text
	const cut = text.slice(0, longestGloss)
	return `${cut.slice(0, cut.lastIndexOf(' ')) || cut}…`
}

/** Ignores semicolons inside parentheses. */
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
