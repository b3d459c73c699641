/**
 * Spells words with Latin letters as the dictionary lists them, so that they are found: 穿t恤唱卡拉ok。 →
 * 穿T恤唱卡拉OK。, and full-width Ｔ恤 likewise. Each text keeps its length: words found there are shown by
 * their place in what was typed.
 */
import { hasHanzi } from '#app/domain/hanzi.ts'
import { hasLatin, spellingsOf } from '#app/domain/matching-key.ts'
import { kindAt, wordKind } from './character-kind.ts'
import { type Dictionary, follow } from './dictionary.ts'

export function spellAsListed(dictionary: Dictionary, text: string): string {
	if (!hasLatin(text)) return text
	let spelled = ''
	for (let at = 0; at < text.length; ) {
		const word = isInRun(text, at) ? '' : longestWord(dictionary, text, at)
		spelled += word || text.charAt(at)
		at += word.length || 1
	}
	return spelled
}

/** Whether letters or digits continue over this place: no word begins or ends there. */
function isInRun(text: string, at: number): boolean {
	if (at === 0 || at === text.length) return false
	return kindAt(text, at - 1) === wordKind && kindAt(text, at) === wordKind
}

/** The longest listed word of hanzi and letters that begins there, in any width and case; else empty. */
function longestWord(dictionary: Dictionary, text: string, start: number): string {
	let longest = ''
	const search = (state: number, word: string) => {
		const end = start + word.length
		const isWord = (dictionary.costs[state] ?? 0) > 0 && word.length > longest.length
		if (isWord && hasHanzi(word) && hasLatin(word) && !isInRun(text, end)) longest = word
		if (end === text.length) return
		for (const letter of spellingsOf(text.charAt(end))) {
			const next = follow(dictionary, state, letter.charCodeAt(0))
			if (next >= 0) search(next, word + letter)
		}
	}
	search(0, '')
	return longest
}
