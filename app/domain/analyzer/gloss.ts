/**
 * Glosses: a text word by word in English, for readers without a translation.
 *
 *   我 | 喜欢 | 学习 | 汉语 | 。  →  I · like · learn · Chinese language.
 *
 * A word's gloss is the first short sense of its definition, without remarks: 学习 "to learn; to
 * study" gives "learn", 朋友 "friend (measure words: 个 gè, 位 wèi)" gives "friend". The words around it
 * choose among its senses (senses/senses-in-context.ts): 花 is "flower", but "spend" in 得花. Where they hardly do,
 * two stand side by side: 升 "liter or rise".
 * Exceptions: particles (particle-glosses.ts), numbers, which are written in digits, and words outside
 * the vocabulary, which are shown as pinyin.
 */
import { hasHanzi } from '#app/domain/hanzi.ts'
import type { Token } from '#app/domain/lesson-text/content.ts'
import type { ContextWeights } from '#app/domain/pinyin/context-weights.ts'
import { joinSyllables } from '#app/domain/pinyin/join.ts'
import { digitsOf } from '#app/domain/vocabulary/digits.ts'
import { definitionAlone, isNamedAlone } from '#app/domain/vocabulary/part-of-speech.ts'
import { closeSense } from '#app/domain/vocabulary/senses/close-sense.ts'
import { withSenseFirst } from '#app/domain/vocabulary/senses/hints.ts'
import {
	type SenseInContext,
	sensesInContext,
} from '#app/domain/vocabulary/senses/senses-in-context.ts'
import type { Meanings } from '#app/domain/vocabulary/word-entry.ts'
import { formGlosses } from './form-glosses.ts'
import { particleGlosses } from './particle-glosses.ts'

/** A word's meanings by its reading; undefined if the vocabulary lacks it. */
type MeaningsOfWord = (word: string, pinyin: string | undefined) => Meanings | undefined

const longestGloss = 30

const measureWord = 'measure word'
const namelessMeasure = '(a)'

/** The gloss of a paragraph. Spaces and unknown punctuation are left out. */
export function glossLine(
	tokens: readonly Token[],
	meaningsOf: MeaningsOfWord,
	weights: ContextWeights,
): string {
	const known = tokens.map(({ word, pinyin }) => (hasHanzi(word) && meaningsOf(word, pinyin)) || [])
	const words = tokens.map((token, at) => ({ ...token, meanings: known[at] ?? [] }))
	const senses = sensesInContext(words, weights)
	let line = ''
	let isOpen = true
	let isAfterSign = false
	for (const [at, token] of tokens.entries()) {
		const { word } = token
		const sign = signs.get(word)
		if (sign !== undefined) {
			if (line.endsWith(sign)) continue
			const opens = openingSigns.has(sign)
			line += opens && line !== '' && !isOpen ? ` ${sign}` : sign
			isOpen = opens
			isAfterSign = true
			continue
		}
		const inLine = glossOf(token, known[at] ?? [], senses[at])
		const isLone = !counting.test(tokens[at - 1]?.word ?? '') && endsClause(tokens[at + 1])
		const gloss = inLine === namelessMeasure && isLone ? glossAlone(known[at] ?? []) : inLine
		if (gloss === '') continue
		const joint = isAfterSign ? ' ' : ' · '
		line += (isOpen ? '' : joint) + gloss
		isOpen = false
		isAfterSign = false
	}
	return line
}

/** 一, 几, 这 and others, after which a measure word may stand. */
const counting = /[\d零〇一二两三四五六七八九十百千万亿几半这那哪每某各整数多]$/u

function endsClause(next: Token | undefined): boolean {
	return !next || signs.has(next.word)
}

/** 場 that counts nothing is a field. 辆 is nothing but a measure word. */
function glossAlone(meanings: Meanings): string {
	const others = meanings.filter(
		([part, definition]) => part !== measureWord && definition !== null,
	)
	return shortMeaningOf(others) || namelessMeasure
}

function glossOf(
	{ word, written, pinyin }: Token,
	meanings: Meanings,
	here: SenseInContext | undefined,
): string {
	if (!hasHanzi(word)) return word.trim()
	const form = written && formGlosses.get(written)
	if (form) return form
	const particle = particleGlosses.get(`${word} ${here?.part}`)
	const first = particle ?? shortMeaningOf(meanings, here?.part, here?.sense)
	const second = here && secondGloss(word, here)
	if (first && second && second !== first) return `${first} or ${second}`
	if (particle !== undefined) return particle
	return first || digitsOf(word) || (pinyin ? joinSyllables(pinyin) : (written ?? word))
}

/** The gloss of the sense that may stand here as well. */
function secondGloss(word: string, here: SenseInContext): string | undefined {
	const second = closeSense(here)
	if (!second) return undefined
	return particleGlosses.get(`${word} ${second.part}`) ?? shortMeaning(second.text, second.part)
}

/** Most words of a text repeat. */
const shortened = new WeakMap<Meanings[number], string>()

/**
 * The short meaning as this part of speech, by default the main one, beginning with this sense;
 * undefined without a definition.
 */
function shortMeaningOf(meanings: Meanings, part?: string, sense?: string): string | undefined {
	const meaning = meanings.find(([own]) => own === part) ?? meanings[0]
	if (!meaning) return undefined
	const [own, definition] = meaning
	if (definition === null) return undefined
	const ordered = withSenseFirst(definition, sense)
	if (ordered !== definition) return shortMeaning(ordered, own)
	const known = shortened.get(meaning) ?? shortMeaning(definition, own)
	shortened.set(meaning, known)
	return known
}

/** A measure word or particle of a list is called one; in a line a measure word is only "(a)". */
export function meaningInList(meanings: Meanings): string | undefined {
	const [part, definition] = meanings[0] ?? []
	if (part && definition && isNamedAlone(part)) return definitionAlone(part, definition)
	return shortMeaningOf(meanings)
}

/**
 * The first short sense, else the beginning of the first sense. A measure word that counts things
 * without a name of its own is "(a)": 张 "for flat things".
 */
export function shortMeaning(definition: string, part?: string): string {
	if (part === measureWord && /^for |^general\b/.test(definition)) return namelessMeasure
	const senses = splitAtSemicolons(definition).map(bare)
	const short = senses.find((sense) => sense !== '' && sense.length <= longestGloss)
	if (short) return short
	const [first] = senses.filter((sense) => sense !== '')
	return cutShort(first ?? definition.replace(/[()]/g, ''))
}

/** Removes remarks: "(bound form) to gather, to meet (sb)" becomes "gather". */
function bare(sense: string): string {
	const plain = sense
		.replace(/\((?:[^()]|\([^()]*\))*\)/g, ' ')
		.replace(/[,:].*$/s, '')
		.replace(/\s+/g, ' ')
		.replace(/[\s?!.]+$/, '')
		.trim()
	if (explains.test(plain)) return ''
	return plain
		.replace(/^to (?=\S)/, '')
		.replace(/^classifier for /, '')
		.replaceAll("'", '’')
}

/** Senses that describe usage rather than meaning. */
const explains =
	/^(?:used |see |surname |(?:old |erhua )?variant of |abbr\. |particle |(?:modal|structural|aspect|sentence-final) |prefix |suffix |one of )/

function cutShort(text: string): string {
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
