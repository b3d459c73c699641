/**
 * Compares spellings of pinyin.
 *
 * Dictionaries disagree about spaces and capitals (学习 xué xí, xuéxí; 北京 Běi jīng, Běijīng), and
 * often about the neutral tone: 学生 is xué sheng in one and xuéshēng in another.
 */
import { takeTone } from './tone.ts'

/** Ignores capitals, spaces, apostrophes, hyphens, and the dictionary marks · and ∥. */
export function isSameReading(a: string, b: string): boolean {
	return joined(a) === joined(b)
}

/** Also ignores a tone where the other spelling has the neutral tone. */
export function isSameButForNeutralTone(a: string, b: string): boolean {
	const left = [...joined(a).normalize('NFD')]
	const right = [...joined(b).normalize('NFD')]
	let i = 0
	let j = 0
	while (i < left.length || j < right.length) {
		if (left[i] === right[j]) {
			i++
			j++
		} else if (isToneMark(left[i]) && !isToneMark(right[j])) {
			i++
		} else if (isToneMark(right[j]) && !isToneMark(left[i])) {
			j++
		} else {
			return false
		}
	}
	return true
}

/**
 * Gives a reading the spaces and capitals of `model`: xuéshēng spaced like xué sheng is xué shēng.
 * Undefined if their letters differ.
 */
export function spaceLike(reading: string, model: string): string | undefined {
	const letters = [...joined(reading)]
	let out = ''
	for (const character of takeTone(model.normalize('NFC')).letters) {
		if (!/\p{L}/u.test(character)) {
			out += character
			continue
		}
		const letter = letters.shift()
		const lower = character.toLowerCase()
		if (letter === undefined || takeTone(letter).letters !== lower) return undefined
		out += character === lower ? letter : letter.toUpperCase()
	}
	return letters.length === 0 ? out : undefined
}

function joined(reading: string): string {
	return reading
		.normalize('NFC')
		.toLowerCase()
		.replace(/[\s'’\-·∥]/g, '')
}

function isToneMark(character: string | undefined): boolean {
	return character !== undefined && /[\u0300\u0301\u0304\u030c]/.test(character)
}
