/**
 * Adds tone marks to syllables and takes them off.
 *
 * The mark goes on a or e, else on the o of ou, else on the last vowel: 好 hǎo, 学 xué, 走 zǒu,
 * 水 shuǐ, 绿 lǜ. Syllables without a vowel have it on m or n: 嗯 ńg. Tone 5 is the neutral tone and
 * has no mark: 了 le. Source: 汉语拼音方案 (1958).
 */

type Tone = 1 | 2 | 3 | 4 | 5

const marks = { 1: '\u0304', 2: '\u0301', 3: '\u030c', 4: '\u0300', 5: '' } as const

export function toTone(digit: string): Tone | undefined {
	switch (digit) {
		case '1':
			return 1
		case '2':
			return 2
		case '3':
			return 3
		case '4':
			return 4
		case '5':
			return 5
	}
	return undefined
}

export function addTone(letters: string, tone: Tone): string {
	if (tone === 5) return letters
	const lower = letters.toLowerCase()
	const at = placeOfMark(lower)
	if (at < 0) return letters
	const marked = (letters.slice(0, at + 1) + marks[tone]).normalize('NFC')
	return marked + letters.slice(at + 1)
}

/** Splits a syllable into letters and tone. The dots of ü stay with the letters. */
export function takeTone(syllable: string): { letters: string; tone: Tone } {
	const decomposed = syllable.normalize('NFD')
	const letters = decomposed.replace(/[\u0300\u0301\u0304\u030c]/g, '').normalize('NFC')
	for (const tone of [1, 2, 3, 4] as const) {
		if (decomposed.includes(marks[tone])) return { letters, tone }
	}
	return { letters, tone: 5 }
}

function placeOfMark(lower: string): number {
	const open = lower.search(/[ae]/)
	if (open >= 0) return open
	const ou = lower.indexOf('ou')
	if (ou >= 0) return ou
	const last = /[iouü](?=[^iouü]*$)/.exec(lower)
	return last ? last.index : lower.search(/[mn]/)
}
