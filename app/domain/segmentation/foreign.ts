/**
 * Tokens that aren't hanzi: OK, don't, 3.14, 10:30, 5%, a run of spaces, a line end, a mark.
 *
 * Each mark is a token, but …… and —— stay whole, and so do 👩‍🍳, 👍🏽 and the flag 🇨🇳.
 */
import {
	kindAt,
	lengthAt,
	lineEndKind,
	spaceKind,
	wholeKindAt,
	wordKind,
} from './character-kind.ts'

/** Part of a word between letters or digits: don't, e-mail, AT&T, hanlu.example. */
const joinsWords = "'’._-@&．"
/** Part of a word only between digits: 1,000, 10:30, 24/7. */
const joinsDigits = ',:/，：／'
const percents = '%％‰'
/** Marks whose repetition is one token. */
const repeatable = '…—─·.-~～=*_！？!?。'
const zeroWidthJoiner = '\u200d'

/** End of the token at `start`, which must not be hanzi. */
export function foreignEnd(text: string, start: number): number {
	switch (wholeKindAt(text, start)) {
		case wordKind:
			return endOfWord(text, start)
		case spaceKind:
			return endOfSpaces(text, start)
		case lineEndKind:
			return text.startsWith('\r\n', start) ? start + 2 : start + 1
		default:
			return endOfMark(text, start)
	}
}

function endOfWord(text: string, start: number): number {
	let end = start
	for (;;) {
		while (end < text.length && wholeKindAt(text, end) === wordKind) end += lengthAt(text, end)
		const next = text.charAt(end)
		if (next === '') return end
		if (percents.includes(next)) return isDigit(text, end - 1) ? end + 1 : end
		const joins = joinsWords.includes(next)
			? end + 1 < text.length && wholeKindAt(text, end + 1) === wordKind
			: joinsDigits.includes(next) && isDigit(text, end - 1) && isDigit(text, end + 1)
		if (!joins) return end
		end += 1
	}
}

function isDigit(text: string, at: number): boolean {
	const unit = text.charCodeAt(at)
	return (unit >= 0x30 && unit <= 0x39) || (unit >= 0xff10 && unit <= 0xff19)
}

function endOfSpaces(text: string, start: number): number {
	let end = start + 1
	while (end < text.length && kindAt(text, end) === spaceKind) end += 1
	return end
}

function endOfMark(text: string, start: number): number {
	let end = start + lengthAt(text, start)
	if (end - start === 1 && repeatable.includes(text.charAt(start))) {
		while (text.charCodeAt(end) === text.charCodeAt(start)) end += 1
	}
	if (isFlagLetter(text, start) && isFlagLetter(text, end)) return end + lengthAt(text, end)
	end = endOfVariant(text, end)
	while (text.charAt(end) === zeroWidthJoiner && end + 1 < text.length) {
		end = endOfVariant(text, end + 1 + lengthAt(text, end + 1))
	}
	return end
}

/** 🇨 and 🇳, two of which make a flag. */
function isFlagLetter(text: string, at: number): boolean {
	const code = text.codePointAt(at) ?? 0
	return code >= 0x1f1e6 && code <= 0x1f1ff
}

/** Skips what changes the look of the emoji before it: a colour of skin, ❤️ for ❤. */
function endOfVariant(text: string, at: number): number {
	let end = at
	for (;;) {
		const code = text.codePointAt(end) ?? 0
		if (code !== 0xfe0f && !(code >= 0x1f3fb && code <= 0x1f3ff)) return end
		end += lengthAt(text, end)
	}
}
