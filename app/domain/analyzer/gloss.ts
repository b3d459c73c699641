/**
 * Glosses: a text word by word in English, for readers without a translation.
 *
 *   我 | 喜欢 | 学习 | 汉语 | 。  →  I · like · learn · Chinese language.
 *
 * A word's gloss is the first short sense of its definition, without remarks: 学习 "to learn; to
 * study" gives "learn", 朋友 "friend (measure words: 个 gè, 位 wèi)" gives "friend". Words around it may
 * ask for another part of speech (role-in-context.ts): 花 is "flower", but "spend" in 得花. Exceptions:
 * particles (particle-glosses.ts), words whose first sense is unusual (usual-meanings.ts), numbers,
 * which are written in digits, and words outside the vocabulary, which are shown as pinyin.
 */
import { hasHanzi } from '#app/domain/hanzi.ts'
import type { Token } from '#app/domain/lesson-text/content.ts'
import { joinSyllables } from '#app/domain/pinyin/join.ts'
import { digitsOf } from './digits.ts'
import { particleGlosses } from './particle-glosses.ts'
import { isRoleOf, roleOf, type WordRole } from './role-in-context.ts'
import { formMeanings, usualMeanings } from './usual-meanings.ts'

/** A word's short meaning by its reading; undefined if the vocabulary lacks it. */
type MeaningOfWord = (
	word: string,
	pinyin: string | undefined,
	role?: WordRole,
) => string | undefined

const longestGloss = 30

/** The gloss of a paragraph. Spaces and unknown punctuation are left out. */
export function glossLine(tokens: readonly Token[], meaningOf: MeaningOfWord): string {
	let line = ''
	let isOpen = true
	for (const [at, token] of tokens.entries()) {
		const { word } = token
		const sign = signs.get(word)
		if (sign !== undefined) {
			if (line.endsWith(sign)) continue
			const opens = openingSigns.has(sign)
			line += opens && line !== '' && !isOpen ? ` ${sign}` : sign
			isOpen = opens
			continue
		}
		const gloss = glossOf(token, roleOf(tokens, at), meaningOf)
		if (gloss === '') continue
		const afterSign = /[,.!?;:…–”’)]$/.test(line) ? ' ' : ' · '
		line += (isOpen ? '' : afterSign) + gloss
		isOpen = false
	}
	return line
}

function glossOf(
	{ word, written, pinyin }: Token,
	role: WordRole | undefined,
	meaningOf: MeaningOfWord,
): string {
	if (!hasHanzi(word)) return word.trim()
	const form = written && formMeanings.get(written)
	if (form) return form
	const inRole = role && particleGlosses.get(`${word} ${pinyin} ${role}`)
	const particle = inRole ?? particleGlosses.get(`${word} ${pinyin}`)
	if (particle !== undefined) return particle
	const meaning = meaningOf(word, pinyin, role)
	return meaning || digitsOf(word) || (pinyin ? joinSyllables(pinyin) : (written ?? word))
}

type DefinedWord = {
	word: string
	pinyin: string
	/** The main meaning. */
	definition: string | null
	/** The main part of speech, and the meanings by some others. */
	pos?: string | null
	byRole?: Readonly<Partial<Record<WordRole, string | null>>>
}

/** A word's usual meaning, or the one in its role; undefined if it has no definition. */
export function shortMeaningOf(entry: DefinedWord, role?: WordRole): string | undefined {
	const { word, pinyin, definition, pos, byRole } = entry
	const inRole = role && isRoleOf(role, pos) && byRole?.[role]
	if (inRole) return shortMeaning(inRole)
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
		.replace(/[\s?!.]+$/, '')
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
