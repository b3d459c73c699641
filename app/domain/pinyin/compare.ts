/**
 * When two spellings of pinyin are the same reading.
 *
 * Dictionaries disagree about spaces and capitals (学习 xué xí, xuéxí; 北京 Běi jīng, Běijīng) and
 * often about the neutral tone: 学生 is xué sheng in one and xuéshēng in another.
 */
import { takeTone } from './tone.ts'

/** Equal but for spaces, apostrophes, hyphens, the marks · and ∥, and capitals. */
export function isSameReading(a: string, b: string): boolean {
	return joined(a) === joined(b)
}

/** Equal, or different only where one of them has the neutral tone. */
export function isSameButForNeutralTone(a: string, b: string): boolean {
	const left = [...joined(a).normalize('NFD')]
	const right = [...joined(b).normalize('NFD')]
	let i = 0
	let j = 0
	while (i < left.length || j < right.length) {
		if (left[i] === right[j]) {
			i++
			j++
		} else if (isMark(left[i]) && !isMark(right[j])) {
			i++
		} else if (isMark(right[j]) && !isMark(left[i])) {
			j++
		} else {
			return false
		}
	}
	return true
}

/**
 * Writes the tones of one spelling with the spaces and capitals of another whose letters are the
 * same: xuéshēng spaced like xué sheng is xué shēng. Undefined if the letters differ.
 */
export function spaceLike(reading: string, model: string): string | undefined {
	const letters = [...joined(reading)]
	let out = ''
	for (const sign of takeTone(model.normalize('NFC')).letters) {
		if (!/\p{L}/u.test(sign)) {
			out += sign
			continue
		}
		const letter = letters.shift()
		if (letter === undefined || takeTone(letter).letters !== sign.toLowerCase()) return undefined
		out += sign === sign.toLowerCase() ? letter : letter.toUpperCase()
	}
	return letters.length === 0 ? out : undefined
}

function joined(reading: string): string {
	return reading
		.normalize('NFC')
		.toLowerCase()
		.replace(/[\s'’\-·∥]/g, '')
}

function isMark(sign: string | undefined): boolean {
	return sign !== undefined && /[\u0300\u0301\u0304\u030c]/.test(sign)
}
