/**
 * Makes a CC-CEDICT sense readable for learners.
 *
 * variant of 土魠魚|土𱇏鱼[tu3 tuo1 yu2] → variant of 土𱇏鱼 tǔ tuō yú
 * CL:個|个[ge4],位[wei4]                → measure words: 个 gè, 位 wèi
 * (Taiwan pr. [han4])                   → (Taiwan pronunciation hàn)
 * to tell sb sth                        → to tell somebody something
 */
import { toReading } from './cedict.ts'

export type Sense =
	/** A meaning of the word. */
	| { readonly kind: 'gloss'; readonly text: string }
	/** Points to the word that has the meaning. */
	| { readonly kind: 'reference'; readonly text: string; readonly target: Target }
	/** A remark: other pronunciations and spellings, words to compare. */
	| { readonly kind: 'note'; readonly text: string }

export type Target = { readonly word: string; readonly pinyin: string }

const reference = /(?:[^\s|[\]()"、,/:]+\|)?([^\s|[\]()"、,/:]+)\[([^\]]*[1-5][^\]]*)\]/g
const bare = /[^\s|()"、/,:]+\|([^\s|()"、/,:]+)/g
const pronunciation = /\[([A-Za-z: ]+[1-5][A-Za-z1-5: -]*)\]/g
const pointsElsewhere =
	/^(?:\([^)]*\) )*(?:(?:[a-zA-Z-]+ )?(?:variant|form) of|same as|used in|see|erroneous|equivalent to) /
const aboutTheWord =
	/^(?:(?:also|Taiwan|old|colloquial|Beijing|variant)[a-z ,]* pr\.|also |see also |cf\. )/

export function readSense(raw: string): Sense {
	if (raw.startsWith('CL:')) return { kind: 'note', text: measureWords(raw.slice(3)) }
	const text = readable(raw)
	if (aboutTheWord.test(raw)) return { kind: 'note', text }
	const target = raw.includes('[') && pointsElsewhere.test(raw) ? firstTarget(raw) : undefined
	return target ? { kind: 'reference', text, target } : { kind: 'gloss', text }
}

/** A quick check: two glosses in three need no rewriting. */
const isCoded = /[[|=]|\bs(?:b|th)\b|\bCL:|pr\.|abbr\.| {2}/

function readable(raw: string): string {
	if (!isCoded.test(raw)) return raw.trim()
	const counted = raw.replace(/\bCL:([^\s();]+)/g, (_, list) => measureWords(String(list)))
	const text = counted.includes('[') || counted.includes('|') ? withReadings(counted) : counted
	return (
		text
			.replace(/\bpr\. (?=\S)/g, (_, at) =>
				text.endsWith('Taiwan ', at) ? 'pronunciation ' : 'pronounced ',
			)
			.replace(/\bs(b|th)\b/g, (_, rest) => (rest === 'b' ? 'somebody' : 'something'))
			.replace(/\babbr\. (?:for|to|of)\b/g, 'abbreviation of')
			// In vocabulary files, the equals sign separates part of speech and definition.
			.replace(/ ?= ?/g, ' ＝ ')
			.replace(/ {2,}/g, ' ')
			.trim()
	)
}

function withReadings(raw: string): string {
	return raw
		.replace(/u ?: (?=[1-5])/g, 'u:')
		.replace(reference, (_, word, numbered) => `${word} ${toReading(String(numbered))}`)
		.replace(bare, '$1')
		.replace(pronunciation, (_, numbered) => toReading(String(numbered)))
}

function measureWords(list: string): string {
	const words = list.split(',').map((word) => readable(word.trim()))
	return `measure word${words.length > 1 ? 's' : ''}: ${words.join(', ')}`
}

function firstTarget(raw: string): Target | undefined {
	reference.lastIndex = 0
	const [, word, numbered] = reference.exec(raw) ?? []
	return word && numbered ? { word, pinyin: toReading(numbered) } : undefined
}
