/**
 * Words that no dictionary has because the language makes them: what they are made of.
 *
 *   一百二十 → 120      王小明 Wáng Xiǎomíng → a name      看看 → 看 doubled      喜不喜欢 → 喜欢 as a question
 *   朋友们 → 朋友, several      水边儿 → 水边 with 儿      打字机键 → 打字机 and 键
 */

import { joinSyllables } from '#app/domain/pinyin/join.ts'
import { isNameReading } from '#app/domain/pinyin/name-reading.ts'
import { doublingOf } from '#app/domain/segmentation/doubling-forms.ts'
import { baseWord } from './base-word.ts'
import { digitsOf } from './digits.ts'

export type MadeWord =
	| { kind: 'number'; digits: string }
	| { kind: 'name' }
	| { kind: 'doubled' | 'question' | 'plural' | 'erhua'; base: string }
	| { kind: 'compound'; parts: string[] }

/** A number or a name: these need no dictionary. */
export function plainlyMade(word: string, pinyin: string | undefined): MadeWord | undefined {
	const digits = digitsOf(word)
	if (digits !== undefined) return { kind: 'number', digits }
	return pinyin && isNameReading(pinyin) ? { kind: 'name' } : undefined
}

/** `isWord` tells whether the dictionary has one of `partsToLookUp`. */
export function madeOf(word: string, isWord: (part: string) => boolean): MadeWord {
	const base = baseWord(word)
	if (base !== undefined && isWord(base)) return { kind: kindOfBase(word), base }
	return { kind: 'compound', parts: longestParts(word, isWord) }
}

const longestPart = 4

/** The parts that `madeOf` may ask for. */
export function partsToLookUp(word: string): string[] {
	const hanzi = [...word]
	const parts = new Set<string>()
	for (let start = 0; start < hanzi.length; start += 1) {
		for (let length = 1; length <= longestPart; length += 1) {
			parts.add(hanzi.slice(start, start + length).join(''))
		}
	}
	const base = baseWord(word)
	if (base !== undefined) parts.add(base)
	parts.delete(word)
	return [...parts]
}

/** Of a part's entries the one whose reading is heard in the whole word, else the usual one, which is first. */
export function partHeard<E extends { pinyin: string }>(
	entries: readonly E[],
	pinyin = '',
): E | undefined {
	const whole = joinSyllables(pinyin)
	return entries.find((entry) => whole.includes(joinSyllables(entry.pinyin))) ?? entries[0]
}

function kindOfBase(word: string): 'doubled' | 'question' | 'plural' | 'erhua' {
	if (word.endsWith('们')) return 'plural'
	const doubled = doublingOf(word)
	if (!doubled) return 'erhua'
	return doubled.isQuestion ? 'question' : 'doubled'
}

/** The longest words from the beginning on; what is none stays out. */
function longestParts(word: string, isWord: (part: string) => boolean): string[] {
	const hanzi = [...word]
	const parts: string[] = []
	for (let at = 0; at < hanzi.length; ) {
		const most = Math.min(longestPart, hanzi.length - at)
		let length = most
		while (length > 1 && !isWord(hanzi.slice(at, at + length).join(''))) length -= 1
		const part = hanzi.slice(at, at + length).join('')
		if (isWord(part)) parts.push(part)
		at += length
	}
	return [...new Set(parts)]
}
